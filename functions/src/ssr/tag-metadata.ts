import type { Answer } from '@dlm/contract/contract'
import { tagPath } from '@dlm/contract/site/readable-paths'
import { tagKey } from '@dlm/contract/tags/tags'
import { tagTexts } from '@dlm/contract/tags/tags.texts'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import type { Platform } from '../platform/platform.ts'
import type { PageReader } from './prerender.ts'
import { describeTag } from './structured-data.ts'

/** The page of a tag, by what visitors see of it; there is none for a tag that nothing public carries. */
export async function tagMetadata(
  _: Platform,
  query: URLSearchParams,
  read: PageReader,
): Promise<PageMetadata | null> {
  const key = tagKey(query.get('tag') ?? '')
  const tagged = key === '' ? null : await read('get_tag', { id: key })
  if (!tagged) return null
  const { name, data } = tagged.answer as Answer<'get_tag'>
  if (data.length === 0) return null
  const titles = data.map(({ title }) => title)
  return {
    ...{ title: tagTexts.title(name), text: tagTexts.intro(name, titles), picture: null },
    ...{ type: 'website', path: tagPath(key), describe: describeTag(name, data) },
  }
}
