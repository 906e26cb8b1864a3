/** Characters of a N.I.C number that stay readable, at its end. */
const readable = 3

/** A N.I.C number as it is shown where it is not requested: a star for each character but the last 3. Empty stays empty. */
export function maskNic(nic: string): string {
  return '*'.repeat(Math.max(0, nic.length - readable)) + nic.slice(-readable)
}
