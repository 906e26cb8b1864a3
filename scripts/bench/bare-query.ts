import { FieldPath } from 'firebase-admin/firestore'
import { rarestGram } from '../../functions/src/platform/search.ts'
import { PAGE } from './calls.ts'
import type { Bench } from './database.ts'

const listed = ['createdAt', 'title', 'text', 'cover', 'date', 'views', 'love', 'hate']

/** The query behind a page of the news and nothing else: no parsing, no envelope. What it takes is the database's own. */
export async function bareNews({ platform: { db, clock } }: Bench, word = ''): Promise<void> {
  const gram = rarestGram(word)
  const all = db.collection('news').where('createdAt', '<=', clock.now())
  const candidates = gram === null ? all : all.where('grams', 'array-contains', gram)
  await candidates
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...listed)
    .limit(PAGE + 1)
    .get()
}
