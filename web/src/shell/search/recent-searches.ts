import { storedValue } from '../../lib/storage/stored-value.ts'

const maxSearches = 8
/** Characters the server takes. */
export const longestSearch = 100

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestSearch

/** What this device searched for and opened something of, the latest first. */
export const recentSearches = storedValue<readonly string[]>({
  key: 'dsp-searches',
  parse: (json) => (Array.isArray(json) ? json.filter(isSearch).slice(0, maxSearches) : []),
  toJson: (searches) => (searches.length > 0 ? searches : undefined),
})

/** Puts a search first, once however it was written before. */
export function rememberSearch(search: string): void {
  const others = recentSearches.get().filter((other) => other.toLowerCase() !== search.toLowerCase())
  recentSearches.set([search, ...others].slice(0, maxSearches))
}
