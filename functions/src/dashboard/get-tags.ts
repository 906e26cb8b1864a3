import { mostUsedTags, type UsedTag } from '@dlm/contract/tags/tagged.schema'
import { splitTags, tagKey } from '@dlm/contract/tags/tags'
import type { Handler } from '../platform/handler.ts'
import { taggedDocuments } from './tagged-documents.ts'

/** The tags of all entries with how many carry each, by the alphabet, as most of them write it. */
export const get_tags: Handler<'get_tags'> = async ({ platform }) => {
  const spellings = new Map<string, Map<string, number>>()
  for (const { tags } of await taggedDocuments(platform))
    for (const tag of splitTags(tags)) {
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
