import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another. */
const digits = '23456789'
const lower = 'abcdefghijkmnpqrstuvwxyz'
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length))
}

/** As many as an admin password may have (DESIGN §5). */
const length = 8
const idLength = 8

/** Puts them into any order, each as likely as every other. */
function shuffled(characters: readonly string[]): string {
  const remaining = [...characters]
  return characters.map(() => remaining.splice(randomInt(remaining.length), 1)).join('')
}

/** An admin's first password, for one use: of the strength every admin password has (DESIGN §5). */
export function initialPassword(): string {
  const needed = [digits, lower, upper].map(pick)
  const more = Array.from({ length: length - needed.length }, () => pick(digits + lower + upper))
  return shuffled([...needed, ...more])
}

/** A new admin id, which no other admin has in all likelihood; alone it opens nothing. */
export function newAdminId(): string {
  return `ADM-${Array.from({ length: idLength }, () => pick(digits + upper)).join('')}`
}
