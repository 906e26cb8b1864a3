import { byKeys } from './front-matter.ts'
import { momentOf } from './moment.ts'

const no: ReadonlySet<unknown> = new Set([false, 0, null, undefined, '', 'false', 'no', 'n', 'off', '0'])
const yes: ReadonlySet<unknown> = new Set([true, 1, 'true', 'yes', 'y', 'on', '1'])
const asWord = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
const means = (value: unknown) => !no.has(asWord(value))

/** Keys (`keyOf`) by which site generators and blogs say that a page is not public, or not yet, with what to say of it. */
const signs: Readonly<Record<string, string>> = {
  ...{ draft: 'it is a draft', isdraft: 'it is a draft', wip: 'it is a draft' },
  ...{ unpublished: 'it is not published', private: 'it is private', isprivate: 'it is private' },
  ...{
    hidden: 'it is hidden',
    unlisted: 'it is not listed',
    eleventyexcludefromcollections: 'it is not listed',
  },
  ...{ password: 'it has a password', postpassword: 'it has a password', protected: 'it is protected' },
  ...{ membersonly: 'it is for members', emailonly: 'it is an e-mail and no page' },
  ...{ headless: 'it is no page of its own', archived: 'it is archived', expired: 'it has expired' },
}
/** Keys that say of a page that it is public: what else they say is no permission. */
const permissions: Readonly<Record<string, string>> = {
  ...{ published: 'it is not published', ispublished: 'it is not published', publish: 'it is not published' },
  ...{ public: 'it is not public', ispublic: 'it is not public', listed: 'it is not listed' },
  ...{ visible: 'it is hidden', routable: 'it is no page of its own', render: 'it is no page of its own' },
}
const states = ['status', 'poststatus', 'visibility', 'access']
const open: ReadonlySet<string> = new Set(['publish', 'published', 'public', 'open'])
const begins = [
  ...['publishdate', 'publishedat', 'publishat', 'publishon', 'pubdate', 'date'],
  ...['scheduled', 'scheduledat', 'embargo'],
]
const ends = [
  ...['expirydate', 'expires', 'expiresat', 'expire', 'expiredate', 'expiration', 'expirationdate'],
  ...['unpublishdate', 'unpublishat'],
]
/** Where generators keep a page's own keys (Hugo, Zola). */
const nested = ['params', 'extra']

/** A date that is there; `unreadable` where it cannot be read, which is no permission. */
function dateOf(value: unknown): number | 'unreadable' | null {
  if (value === undefined || value === null || value === '') return null
  return momentOf(value) ?? 'unreadable'
}

const isList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Whether Hugo's `build` makes no page of it, or lists it nowhere. */
function isLeftOut(build: unknown): boolean {
  if (!isList(build)) return false
  const { render = true, list = true } = build as Record<string, unknown>
  return [render, list].some((way) => way === 'never' || !means(way))
}

/**
 * Why a page must not be published, by its front matter (Hugo, Jekyll, WordPress, Ghost and others); null for one that is plainly
 * public.
 * @param matter by keys as `keyOf` has them
 * @param now ms
 */
export function hiddenBecause(matter: Readonly<Record<string, unknown>>, now: number): string | null {
  for (const [key, reason] of Object.entries(signs)) if (means(matter[key])) return reason
  if (matter.permalink === false || isLeftOut(matter.build)) return 'it is no page of its own'
  const dates = [...begins]
  for (const [key, reason] of Object.entries(permissions)) {
    const value = matter[key]
    if (value === undefined || yes.has(asWord(value))) continue
    // Some write there when it was published.
    if (momentOf(value) === null) return reason
    dates.push(key)
  }
  for (const key of states) {
    const word = matter[key]
    if (word !== undefined && !open.has(String(word).trim().toLowerCase())) return `it is “${String(word)}”`
  }
  for (const key of dates) {
    const moment = dateOf(matter[key])
    if (moment === 'unreadable') return `its ${key} cannot be read: ${String(matter[key])}`
    if (moment !== null && moment > now) return `its ${key} is in the future`
  }
  for (const key of ends) {
    const moment = dateOf(matter[key])
    if (moment === 'unreadable') return `its ${key} cannot be read: ${String(matter[key])}`
    if (moment !== null && moment <= now) return 'it has expired'
  }
  for (const key of nested) {
    const own = matter[key]
    const reason = isList(own) ? hiddenBecause(byKeys(own), now) : null
    if (reason) return reason
  }
  return null
}
