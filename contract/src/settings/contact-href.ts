import type { Contact } from '../brand/brand.ts'
import { withoutMarks } from '../format/plain-line.ts'

const numbers = /\+?\(?\d[\d\s()./\u2010-\u2015-]*\d/g
const emails = /[^\s<>"'()[\]:,;@]+@[^\s<>"'()[\]:,;@]+\.[^\s<>"'()[\]:,;@.]+/g
const website = /^(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+(?:[/?#]\S*)?$/u
const fewestDigits = 3

/** The number as `tel:` has it: `+` and digits; the 0 of `+44 (0)20` is not dialled from elsewhere. */
function dialled(number: string): string {
  const plain = number.replace(/^(\s*\+[\d\s]+)\(0\)/, '$1')
  return plain.replace(/[^\d+]/g, '')
}

/** The only one of these in a text; null where there is none, or more than one. */
function onlyOne(text: string, pattern: RegExp): string | null {
  const [first = null, ...others] = text.match(pattern) ?? []
  return others.length === 0 ? first : null
}

function telOf(text: string): string | null {
  const number = dialled(onlyOne(text, numbers) ?? '')
  return number.replace('+', '').length < fewestDigits ? null : `tel:${number}`
}

function mailtoOf(text: string): string | null {
  const email = onlyOne(text, emails)
  return email === null ? null : `mailto:${email}`
}

/**
 * The address that follows from the text of a contact: of its telephone number or its e-mail address. Null for other kinds, and
 * where the text has none or several.
 */
export function hrefOfText({ kind, label }: Pick<Contact, 'kind' | 'label'>): string | null {
  const text = withoutMarks(label)
  if (kind === 'phone') return telOf(text)
  return kind === 'email' ? mailtoOf(text) : null
}

/**
 * An address as people type it, as a link has it: a telephone number with blanks, with `tel:` or without, an e-mail address
 * without `mailto:`, a website without `https://`. Anything else as it is.
 */
export function plainHref(typed: string): string {
  const address = withoutMarks(typed).trim()
  const scheme = /^(tel|mailto):\s*/i.exec(address)
  const rest = scheme ? address.slice(scheme[0].length) : address
  if (scheme?.[1]?.toLowerCase() === 'mailto') return `mailto:${rest}`
  if (new RegExp(`^(?:${numbers.source})$`).test(rest)) return telOf(rest) ?? address
  if (scheme) return address
  if (new RegExp(`^(?:${emails.source})$`).test(rest)) return `mailto:${rest}`
  return website.test(rest) ? `https://${rest}` : address
}

/** Whether an address is another telephone number, or e-mail address, than the text says. A number may have its country in one only. */
export function differsFromText(contact: Contact): boolean {
  const fromText = hrefOfText(contact)
  const href = plainHref(contact.href)
  if (fromText === null || !/^(?:tel|mailto):/.test(href)) return false
  const local = (address: string) => address.replace(/^tel:(?:\+|0+)?/, '')
  return !local(href).endsWith(local(fromText)) && !local(fromText).endsWith(local(href))
}

const fediverse = /^@([\w.-]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/u
const handle = /^@([\w.]{2,30})$/

/**
 * The address of a contact as people type it: a number, an e-mail address, a website, or a name with `@`, which is one of
 * Instagram where no server follows. Anything else as it is, for the rules of a contact to refuse.
 */
export function hrefOfTyped(typed: string): string {
  const text = withoutMarks(typed).trim()
  const [, member, server] = fediverse.exec(text) ?? []
  if (member && server) return `https://${server}/@${member}`
  const [, name] = handle.exec(text) ?? []
  return name ? `https://www.instagram.com/${name}` : plainHref(text)
}

/** Hosts of maps and of source code, with their subdomains; the other websites are pages of the studio. */
const hostsOf = {
  map: /^(?:(?:[\w-]+\.)*openstreetmap\.org|maps\.app\.goo\.gl|maps\.apple\.com|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:[/?#]|$)/i,
  source: /^(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|(?:git\.)?sr\.ht)(?:[/?#]|$)/i,
} as const

/**
 * The kind that an address shows.
 * @param kind the kind so far; it remains where the address shows none, and for a website that could be any
 */
export function kindOfHref(href: string, kind: Contact['kind']): Contact['kind'] {
  if (href.startsWith('tel:')) return 'phone'
  if (href.startsWith('mailto:')) return 'email'
  if (!href.startsWith('https://')) return kind
  const place = href.slice('https://'.length)
  if (hostsOf.map.test(place)) return 'map'
  if (hostsOf.source.test(place)) return 'source'
  return kind === 'phone' || kind === 'email' ? 'social' : kind
}

/** The address of a contact as people type it: the number as its text has it, and without `tel:`, `mailto:` or `https://`. */
export function typedOfContact(contact: Contact): string {
  const { href } = contact
  if (href !== '' && href === hrefOfText(contact))
    return onlyOne(withoutMarks(contact.label), contact.kind === 'phone' ? numbers : emails) ?? href
  const short = href.replace(/^(?:tel:|mailto:|https:\/\/)/, '').replace(/^([^/]+)\/$/, '$1')
  return hrefOfTyped(short).replace(/\/$/, '') === href.replace(/\/$/, '') ? short : href
}
