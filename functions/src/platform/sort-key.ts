import { normalize } from './search.ts'

/** Letters that Unicode does not decompose into a letter and an accent, and the letters they are sorted as. */
const besides: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd' }

/** Characters of a key: enough to distinguish any two real names. */
const longest = 200

/**
 * A name in the form by which lists go from A to Z: without case and accents, and with each number behind its count of digits, so
 * that `Day 2` is before `Day 10`. What is stored of it is renewed by `npm run migrate`.
 */
export function sortKey(name: string): string {
  const whole = normalize(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[æœøłđð]/g, (letter) => besides[letter] ?? letter)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, '')
      return String(number.length).padStart(3, '0') + number
    })
  return Array.from(whole).slice(0, longest).join('')
}

/** Which of two names is first from A to Z, as `sort` takes it. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [sortKey(one), sortKey(other)]
  return first === second ? 0 : first < second ? -1 : 1
}
