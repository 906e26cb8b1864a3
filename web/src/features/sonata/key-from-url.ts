import { keyOf } from '@dlm/contract/sonata/key-format'

/** What the program passes in the URL: the machine, and the cypher its key is made of. */
export interface UrlKey {
  mid: string
  cypher: string
}

/** The parameters of a URL; null for invalid ones: no machine, or a cypher without its twelve capitals. */
export function keyFromUrl(parameters: URLSearchParams): UrlKey | null {
  const [mid, cypher] = [parameters.get('mid') ?? '', parameters.get('cypher') ?? '']
  return /^[A-Za-z0-9_-]{1,64}$/.test(mid) && keyOf(cypher) !== null ? { mid, cypher } : null
}
