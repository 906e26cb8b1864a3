import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { countedOfKind, mostUsedTags, type UsedTag } from '@dlm/contract/tags/tagged.schema'
import { splitTags, tagKey } from '@dlm/contract/tags/tags'
import type { Handler } from '../platform/handler.ts'
import { readQuery } from '../platform/reads.ts'

/** The tags of all entries with how many carry each, by the alphabet; of a kind that has very many, of so many of its entries. */
export const get_tags: Handler<'get_tags'> = async ({ platform: { db } }) => {
  const groups = await Promise.all(
    kindsWith('hasTags').map((kind) =>
      readQuery(
        db.collection(kinds[kind].collection).where('tags', '>', '').limit(countedOfKind).select('tags'),
      ),
    ),
  )
  const spellings = new Map<string, Map<string, number>>()
  for (const document of groups.flat())
    for (const tag of splitTags(String(document.get('tags')))) {
      const key = tagKey(tag)
      const counts = spellings.get(key) ?? new Map<string, number>()
      spellings.set(key, counts.set(tag, (counts.get(tag) ?? 0) + 1))
    }
  spellings.delete('')
  const used = Array.from(spellings, ([key, counts]): UsedTag => {
    const [[name] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
    return { key, name, count: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  })
  return { data: used.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, mostUsedTags) }
}
