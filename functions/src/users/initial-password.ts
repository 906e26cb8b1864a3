import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another. */
const digits = '23456789'
const lower = 'abcdefghijkmnpqrstuvwxyz'
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length))
}

/** As many as an admin password may have (DESIGN §5). */
const length = 8
const idLength = 8

/** An admin's first password, for one use: of the strength every admin password has (DESIGN §5), in any order. */
export function initialPassword(): string {
  const characters = [digits, lower, upper].map(pick)
  while (characters.length < length)
    characters.splice(randomInt(characters.length + 1), 0, pick(digits + lower + upper))
  // What was put in first stands in its order of classes: the password is turned by a random number of places.
  const turn = randomInt(length)
  return [...characters.slice(turn), ...characters.slice(0, turn)].join('')
}

/** A new admin id, which no other admin has in all likelihood; alone it opens nothing. */
export function newAdminId(): string {
  return `ADM-${Array.from({ length: idLength }, () => pick(digits + upper)).join('')}`
}
