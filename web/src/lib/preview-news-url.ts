import { shareNewsUrl } from './paths.ts'

/** The address that shows an article which is not out yet. Apart from the other links, since the first screens have none of it. */
export function previewNewsUrl(id: string, token: string): string {
  return `${shareNewsUrl(id)}&preview=${token}`
}
