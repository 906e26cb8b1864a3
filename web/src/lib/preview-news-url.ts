import { shareNewsUrl } from './paths.ts'

/** The address that shows an article which is not out yet. In a file of its own, since the first screens do not need it. */
export function previewNewsUrl(id: string, token: string): string {
  return `${shareNewsUrl(id)}&preview=${token}`
}
