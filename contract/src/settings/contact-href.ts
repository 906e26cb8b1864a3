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
