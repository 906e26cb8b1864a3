import { lengths } from '../constants.ts'

/**
 * An e-mail as `/varify` shows it: the first 3 characters of the local part, a star for each of its others, the domain
 * as it is (SPEC §2). A local part of 3 or fewer stays whole; a text without an @ counts as local part.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = Array.from(at === -1 ? email : email.slice(0, at))
  const domain = at === -1 ? '' : email.slice(at)
  const start = local.slice(0, lengths.maskedEmail).join('')
  return start + '*'.repeat(Math.max(0, local.length - lengths.maskedEmail)) + domain
}
