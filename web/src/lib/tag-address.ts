import { tagKey } from '@dlm/contract/tags/tags'
import { paths } from './paths.ts'

/** The screen of what carries a tag, whichever way that is written. Beside the other addresses, which every screen loads. */
export function tagAddress(tag: string): string {
  return `${paths.tags}?tag=${encodeURIComponent(tagKey(tag))}`
}
