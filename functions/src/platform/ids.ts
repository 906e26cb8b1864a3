import { randomBytes } from 'node:crypto'

/** A random id of `bits` bits in URL-safe base64. 120 bits are 20 characters, which also suit as document ids. */
export function randomId(bits = 120): string {
  return randomBytes(Math.ceil(bits / 8)).toString('base64url')
}
