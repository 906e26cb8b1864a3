import { paths } from './paths.ts'

/** What carries a tag, however that is written. Apart from the other addresses, which every screen loads. */
export function tagAddress(tag: string): string {
  return `${paths.tags}?tag=${encodeURIComponent(tag)}`
}
