import { expect, it } from 'vitest'
import { keyFromUrl } from './key-from-url.ts'

const cypher = 'aSbOcNdAeTfAgDhEiMjOkKlY'

it('reads the machine and the cypher of a URL', () => {
  expect(keyFromUrl(new URLSearchParams({ mid: 'mid-1', cypher }))).toEqual({ mid: 'mid-1', cypher })
})

it.each([
  ['no machine', { cypher }],
  ['a machine that is no id', { mid: 'a/b', cypher }],
  ['no cypher', { mid: 'mid-1' }],
  ['a cypher of eleven capitals', { mid: 'mid-1', cypher: cypher.slice(0, -1) }],
  ['a cypher of thirteen capitals', { mid: 'mid-1', cypher: `${cypher}Z` }],
])('is null with %s', (_case, parameters) => {
  expect(keyFromUrl(new URLSearchParams(parameters as Record<string, string>))).toBeNull()
})
