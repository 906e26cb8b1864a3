import { keyOf } from '@dlm/contract/sonata/key-format'

/** What the program hands over in the address: the machine, and the cypher its key is made of. */
export interface UrlKey {
  mid: string
  cypher: string
}

/** What an address opens; null for one that the server would refuse: no machine, or a cypher without its twelve capitals. */
export function keyFromUrl(parameters: URLSearchParams): UrlKey | null {
  const [mid, cypher] = [parameters.get('mid') ?? '', parameters.get('cypher') ?? '']
  return /^[A-Za-z0-9_-]{1,64}$/.test(mid) && keyOf(cypher) !== null ? { mid, cypher } : null
}
