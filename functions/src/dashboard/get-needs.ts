import type { Area } from '@dlm/contract/brand/areas'
import type { Need } from '@dlm/contract/dashboard/dashboard.schema'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { Query } from 'firebase-admin/firestore'
import * as z from 'zod'
import { findMonth, type Month } from '../content/cost-month.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

/** What is read of whatever waits: when it came or will be published (ms), and a photo's album. */
const Waiting = z.object({ createdAt: z.number().optional(), fid: z.string().optional() })

/** How many match, and the first of them; null where there are none. */
async function firstOf(query: Query) {
  const [counted, { docs }] = await Promise.all([query.count().get(), query.limit(1).get()])
  const [first] = docs
  return first ? { count: counted.data().count, ...parseDocument(Waiting, first) } : null
}

/** The same of an area; nothing waits in one that the owner hides. */
const firstIn = async (area: Area, query: Query) => (isAnyShown([area]) ? firstOf(query) : null)

/** What waits for an admin, counted by the database; one document is read of each kind. */
export const get_needs: Handler<'get_needs'> = async ({ platform }) => {
  const { db, clock } = platform
  const isDraft = ['createdAt', '>', clock.now()] as const
  const [month, questions, keys, mails, photos, alts, ...drafts] = await Promise.all([
    findMonth(platform),
    firstIn('questions', db.collection('questions').where('reps', '==', 0).orderBy('createdAt')),
    firstIn('sonata', db.collection('sonata').where('paidAt', '==', null).orderBy('createdAt')),
    firstOf(db.collection('mails').where('status', '==', 'failed')),
    firstIn('albums', db.collection('photos').where('unreadable', '==', true)),
    firstIn('albums', db.collection('photos').where('locked', '==', false).where('alt', '==', '')),
    firstIn('news', db.collection('news').where(...isDraft)),
    firstIn('events', db.collection('events').where(...isDraft)),
  ])
  const all: (Need | null)[] = [
    costsOf(month),
    questions && { kind: 'questions', count: questions.count, at: questions.createdAt },
    keys && { kind: 'keys', count: keys.count, at: keys.createdAt },
    mails && { kind: 'mails', count: mails.count },
    photos && { kind: 'photos', count: photos.count, album: photos.fid },
    draftsOf(drafts.filter((draft) => draft !== null)),
    alts && { kind: 'alts', count: alts.count, album: alts.fid },
  ]
  return { data: all.filter((need) => need !== null) }
}

/** A step that holds back visitors, or of which no mail is known to have arrived. */
function costsOf({ step, usage }: Month): Need | null {
  const isKnown = step <= 50 && usage.told >= step && usage.isMailed
  return step === 0 || isKnown ? null : { kind: 'costs', count: step }
}

function draftsOf(drafts: { count: number; createdAt?: number | undefined }[]): Need | null {
  const next = drafts.flatMap(({ createdAt }) => createdAt ?? [])
  if (next.length === 0) return null
  return { kind: 'drafts', count: drafts.reduce((sum, { count }) => sum + count, 0), at: Math.min(...next) }
}
