import * as z from 'zod'
import { Count, jsonText } from '../common.schema.ts'
import { isKindWith, kindsWith } from '../kinds/kinds.ts'
import { SearchResult } from '../site/search.schema.ts'
import { Tag } from './tags.schema.ts'
import { tagKey } from './tags.ts'

/** The key of a tag, however that is written. */
export const TagKey = z.string().max(100).overwrite(tagKey).min(1, 'not a tag')

/** Names a tag as its address does. */
export const TagInput = z.object({ id: TagKey })

const taggedKinds = kindsWith('hasTags')

/** Those with a list of their own, which can be searched for more. */
const listedKinds = taggedKinds.filter((kind) => isKindWith('list', kind))

/** Entries of one kind that a tag lists at most; their own list has the others, by a search. */
export const taggedOfKind = 24

/** What carries a tag: `name` is how the newest of them writes it, empty where nothing carries it, `others` the kinds of which their list has more. */
export const TaggedEntries = z.object({
  name: z.string(),
  data: z.array(SearchResult).max(taggedOfKind * taggedKinds.length),
  others: z.array(z.enum(listedKinds)),
})

/** Entries of one kind whose tags are counted at most, and tags that are answered. */
export const countedOfKind = 1000
export const mostUsedTags = 1000

/** A tag that entries carry, as most of them write it, and how many do. */
export const UsedTag = z.object({ key: TagKey, name: z.string(), count: Count })
export type UsedTag = z.infer<typeof UsedTag>

export const UsedTags = z.object({ data: z.array(UsedTag).max(mostUsedTags) })

/** Tags that one request renames, and entries that it changes. */
export const tagsAtOnce = 50
export const renamedAtOnce = 50

/** The keys of tags, as JSON text, and what they are called from now on. */
export const RenameTag = z.object({
  keys: jsonText(z.array(TagKey).min(1).max(tagsAtOnce), 10_000),
  name: Tag,
})

/**
 * How many entries were changed, and how many could not be, as their forms are wrong in another field. `isDone`: no other entry
 * carries them; where it is not, the same request continues.
 */
export const RenamedTag = z.object({ changed: Count, failed: Count, isDone: z.boolean() })
