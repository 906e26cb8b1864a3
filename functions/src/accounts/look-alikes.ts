import { normalizeUsername } from '@dlm/contract/accounts/username'
import { sha256 } from '../platform/digests.ts'
import { lazy } from '../platform/lazy.ts'
import { confusables } from './confusables.ts'

const looksLike = lazy(() => {
  const pairs = confusables.flatMap((line) => line.split('|')).map((pair) => pair.split(' '))
  return new Map(pairs.map(([from = '', to = '']) => [from, to]))
})
const isAscii = /^[ -~]$/

/** The UTS 39 skeleton: two names with one skeleton look alike. A joiner that a font does not know changes nothing that is seen. */
function skeleton(name: string, keep: (character: string) => boolean = () => false): string {
  const characters = Array.from(name.normalize('NFD').replace(/[\u200c\u200d]/g, ''))
  return characters
    .map((character) => (keep(character) ? character : (looksLike().get(character) ?? character)))
    .join('')
    .normalize('NFD')
}

/**
 * The name in plain letters where it is written in look-alikes of them, else the name itself: what a name that was given
 * before there were `lookAlikeKeys` is compared by. Accents stay, and so do plain letters that look like others.
 */
export function plainForm(name: string): string {
  return skeleton(normalizeUsername(name), (character) => isAscii.test(character)).normalize('NFKC')
}

/**
 * Ids of `usernames/{…}` documents by which a name is taken together with whatever looks like it: as it is typed, since
 * capitals look like other letters than small ones do, and in small letters.
 */
export function lookAlikeKeys(name: string): string[] {
  const typed = normalizeUsername(name)
  const skeletons = [typed, typed.toLowerCase()].map((form) => skeleton(form).toLowerCase())
  return [...new Set(skeletons)].map((text) => `looks-${sha256(text)}`)
}
