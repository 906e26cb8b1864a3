import { plural } from '../format/plural.ts'
/** The texts of the search of everything. */
export const searchTexts = {
  close: 'Close search',
  searchEverything: 'Search everything',
  title: 'Search',
  bestMatch: 'Best match',
  latestAlbum: 'Latest album',
  pages: 'Pages',
  dashboard: 'Dashboard',
  questions: 'Questions',
  results: 'Results',
  clear: 'Clear',
  recentSearches: 'Recent searches',
  /** As screen readers say it. */
  found: (results: number) => plural(results, 'result'),
  notFound: (search: string) => `No results for “${search}”. Try a different or shorter word.`,
} as const
