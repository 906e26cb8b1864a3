import { keyOf } from '@dlm/contract/sonata/key-format'

/** A new key, with the cypher that contains it, so that no other test's request has it. */
export function aKey(): { cypher: string; key: string } {
  const cypher = Array.from({ length: 12 }, () =>
    String.fromCharCode(65 + Math.floor(Math.random() * 26)),
  ).join('')
  return { cypher, key: keyOf(cypher) ?? '' }
}
