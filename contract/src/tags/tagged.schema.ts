import * as z from 'zod'
import { Count } from '../common.schema.ts'
import { kindsWith } from '../kinds/kinds.ts'
import { SearchResult } from '../site/search.schema.ts'
import { tagKey } from './tags.ts'

/** A tag as its address has it. */
export const TagKey = z
  .string()
  .min(1)
  .max(100)
  .refine((key) => tagKey(key) === key, 'not a tag as addresses have it')

/** Names a tag as its address does. */
export const TagInput = z.object({ id: TagKey })

const taggedKinds = kindsWith('hasTags')

/** Entries of one kind that a tag lists at most; their own list has the others, by a search. */
export const taggedOfKind = 24

/** What carries a tag: `name` is how the newest of them writes it, empty where nothing carries it, `others` the kinds of which there are more. */
export const TaggedEntries = z.object({
  name: z.string(),
  data: z.array(SearchResult).max(taggedOfKind * taggedKinds.length),
  others: z.array(z.enum(taggedKinds)),
})

/** Entries of one kind whose tags are counted at most, and tags that are answered. */
export const countedOfKind = 1000
export const mostUsedTags = 1000

/** A tag that entries carry, as most of them write it, and how many do. */
export const UsedTag = z.object({ key: TagKey, name: z.string(), count: Count })
export type UsedTag = z.infer<typeof UsedTag>

export const UsedTags = z.object({ data: z.array(UsedTag).max(mostUsedTags) })
