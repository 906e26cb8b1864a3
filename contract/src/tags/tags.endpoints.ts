import * as z from 'zod'
import { endpoint, listCache } from '../endpoint.ts'
import { kinds, kindsWith } from '../kinds/kinds.ts'
import { admins, editors } from '../roles.ts'
import { RenamedTag, RenameTag, TaggedEntries, TagInput, UsedTags } from './tagged.schema.ts'

/** The calls of tags: what carries one, and which there are. */
export const tagsEndpoints = {
  /** The newest public entries of every kind that carry a tag, newest first; none for a tag that nothing carries. */
  get_tag: endpoint({
    access: 'public',
    areas: [...new Set(kindsWith('hasTags').map((kind) => kinds[kind].area))],
    input: TagInput,
    output: TaggedEntries,
    cache: listCache,
  }),
  /** The tags of all entries, drafts too, by the alphabet. */
  get_tags: endpoint({ access: 'admin', roles: editors, input: z.object({}), output: UsedTags }),
  /** Gives the entries that carry one of these tags another instead: renames one, or merges several. Some of them, where they are many. */
  rename_tag: endpoint({
    access: 'admin',
    roles: admins,
    input: RenameTag,
    output: RenamedTag,
    timeout: 'long',
  }),
} as const
