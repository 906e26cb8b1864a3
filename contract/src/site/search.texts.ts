import { plural } from '../format/plural.ts'

/** The texts of the search of everything. */
export const searchTexts = {
  title: 'Search',
  searchEverything: 'Search everything',
  close: 'Close search',
  /** As screen readers say it. */
  found: (results: number) => plural(results, 'result'),
  notFound: (search: string) => `No results for “${search}”. Try a different or shorter word.`,
  questions: 'Questions',
  question: 'Question',
  dashboard: 'Dashboard',
  pages: 'Pages',
  page: 'Page',
  latestAlbum: 'Latest album',
  bestMatch: 'Best match',
  results: 'Results',
  recentSearches: 'Recent searches',
  clear: 'Clear',
} as const
