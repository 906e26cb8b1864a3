import { momentOf } from './moment.ts'

const no: ReadonlySet<unknown> = new Set([false, 0, null, undefined, '', 'false', 'no', 'off', '0'])
const means = (value: unknown) => !no.has(typeof value === 'string' ? value.trim().toLowerCase() : value)

/** Keys by which site generators and blogs say that a page is not public, or not yet, with what to say of it. */
const signs: Readonly<Record<string, string>> = {
  ...{ draft: 'it is a draft', unpublished: 'it is not published', private: 'it is private' },
  ...{ hidden: 'it is hidden', unlisted: 'it is not listed', password: 'it has a password' },
  ...{ headless: 'it is no page of its own', archived: 'it is archived', expired: 'it has expired' },
  ...{ wip: 'it is a draft', email_only: 'it is an e-mail and no page' },
  eleventyexcludefromcollections: 'it is not listed',
}
const open: ReadonlySet<string> = new Set(['publish', 'published', 'public', 'open'])
const begins = ['publishdate', 'published_at', 'publish_date', 'pubdate', 'date']
const ends = ['expirydate', 'expires', 'expiry_date', 'unpublishdate']

/** A date that is there; `unreadable` where it cannot be read, which is no permission. */
function dateOf(value: unknown): number | 'unreadable' | null {
  if (value === undefined || value === null || value === '') return null
  return momentOf(value) ?? 'unreadable'
}

/** Whether Hugo's `build` makes no page of it, or lists it nowhere. */
function isLeftOut(build: unknown): boolean {
  if (typeof build !== 'object' || build === null) return false
  const { render = true, list = true } = build as Record<string, unknown>
  return [render, list].some((way) => way === 'never' || !means(way))
}

/**
 * Why a page must not be published, by its front matter (Hugo, Jekyll, WordPress, Ghost and others); null for one that is plainly
 * public.
 * @param matter by keys in small letters
 * @param now ms
 */
export function hiddenBecause(matter: Readonly<Record<string, unknown>>, now: number): string | null {
  for (const [key, reason] of Object.entries(signs)) if (means(matter[key])) return reason
  if (matter.permalink === false || isLeftOut(matter.build ?? matter._build))
    return 'it is no page of its own'
  const { published, status, visibility, access } = matter
  // Some write there when it was published.
  const isDate = published !== undefined && momentOf(published) !== null
  if (published !== undefined && !isDate && !means(published)) return 'it is not published'
  for (const word of [status, visibility, access])
    if (word !== undefined && !open.has(String(word).trim().toLowerCase())) return `it is “${String(word)}”`
  for (const key of isDate ? [...begins, 'published'] : begins) {
    const moment = dateOf(matter[key])
    if (moment === 'unreadable') return `its ${key} cannot be read: ${String(matter[key])}`
    if (moment !== null && moment > now) return `its ${key} is in the future`
  }
  for (const key of ends) {
    const moment = dateOf(matter[key])
    if (moment === 'unreadable') return `its ${key} cannot be read: ${String(matter[key])}`
    if (moment !== null && moment <= now) return 'it has expired'
  }
  return null
}
