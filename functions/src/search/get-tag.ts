import { isKindWith } from '@dlm/contract/kinds/kinds'
import { taggedOfKind } from '@dlm/contract/tags/tagged.schema'
import { splitTags, tagKey } from '@dlm/contract/tags/tags'
import type { Handler } from '../platform/handler.ts'
import { fieldsOf } from '../platform/paging.ts'
import { readQuery } from '../platform/reads.ts'
import { publicLists } from './public-lists.ts'

/**
 * The newest public entries of every kind that carry a tag. One page of each is read, whatever its length; one that is taken down is
 * passed over, and a draft is published in the future, so it is not among them. No key leads to an unlisted album (entry-index.ts).
 */
export const get_tag: Handler<'get_tag'> = async ({ platform }, { id }) => {
  const groups = await Promise.all(
    publicLists(platform).flatMap((list) => {
      const { kind } = list
      return isKindWith('hasTags', kind) ? [taggedOf(list, kind)] : []
    }),
  )
  const newest = groups.flatMap(({ entries }) => entries).sort((a, b) => b.at - a.at)
  return {
    name: newest[0]?.name ?? '',
    data: newest.map(({ result }) => result),
    others: groups.flatMap(({ kind, hasMore }) => (hasMore && isKindWith('list', kind) ? [kind] : [])),
  }

  async function taggedOf<Kind>(list: ReturnType<typeof publicLists>[number], kind: Kind) {
    const docs = await readQuery(
      // A photo's album may be locked or unlisted, which its keys do not follow.
      (kind === 'photo' && list.narrow ? list.narrow(list.collection) : list.collection)
        .where('tagKeys', 'array-contains', id)
        .where('createdAt', '<=', platform.clock.now())
        .orderBy('createdAt', 'desc')
        .limit(taggedOfKind + 1)
        .select(...fieldsOf(list.schema), 'createdAt'),
    )
    const publicDocs = docs.slice(0, taggedOfKind).filter((document) => !list.isSecret?.(document))
    const entries = publicDocs.map((document) => ({
      at: Number(document.get('createdAt')),
      name: splitTags(String(document.get('tags'))).find((written) => tagKey(written) === id),
      result: list.parse(document).result,
    }))
    return { kind, entries, hasMore: docs.length > taggedOfKind }
  }
}
