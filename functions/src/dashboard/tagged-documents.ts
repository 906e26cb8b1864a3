import { type KindWith, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { countedOfKind } from '@dlm/contract/tags/tagged.schema'
import type { Platform } from '../platform/platform.ts'
import { readQuery } from '../platform/reads.ts'

interface Tagged {
  kind: KindWith<'hasTags'>
  id: string
  tags: string
}

/** All entries with tags, drafts and unlisted albums too; of a kind that has very many, so many of them. */
export async function taggedDocuments({ db }: Pick<Platform, 'db'>): Promise<Tagged[]> {
  const groups = await Promise.all(
    kindsWith('hasTags').map(async (kind) => {
      const tagged = db.collection(kinds[kind].collection).where('tags', '>', '')
      const docs = await readQuery(tagged.limit(countedOfKind).select('tags'))
      return docs.map((document): Tagged => ({ kind, id: document.id, tags: String(document.get('tags')) }))
    }),
  )
  return groups.flat()
}
