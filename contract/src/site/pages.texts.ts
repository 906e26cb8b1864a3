import { brand } from '../brand/brand.ts'
import { capitalised } from '../format/capitalised.ts'
import { leadingZero } from '../format/leading-zero.ts'
/** The texts that screens of visitors share: lists, what is not found, the way to the sign-in. */
export const pageTexts = {
  rateUs: 'Rate us',
  readNews: 'Read the news',
  notFoundHint: 'It may have been removed, or the link may be mistyped.',
  loadMore: 'Load more',
  loading: 'Loading…',
  searching: 'Searching…',
  newSince: 'New since your last visit',
  noMatchHint: 'Try a different or shorter word.',
  emptyHint: 'Check back soon.',
  share: 'Share',
  signIn: 'Sign in',
  get about() {
    return `About ${brand.product}`
  },
  search: (all: string) => `Search ${all}`,
  /** The title of the page. @param one what is missing: `product` */
  notFound: (one: string) => `${capitalised(one)} not found`,
  notFoundTitle: (one: string) => `We couldn’t find this ${one}`,
  seeAll: (all: string) => `See all ${all}`,
  showAll: (all: string) => `Show all ${all}`,
  empty: (all: string) => `No ${all} yet`,
  noMatch: (all: string, search: string) => `No ${all} for “${search}”`,
  /**
   * What a list has so far, as screen readers say it.
   * @param words what one and several of its entries are called
   * @param search empty for none
   */
  listed: (entries: number, hasMore: boolean, words: { one: string; many: string }, search: string) =>
    [
      leadingZero(entries),
      hasMore ? 'or more' : '',
      entries === 1 && !hasMore ? words.one : words.many,
      search && `for “${search}”`,
    ]
      .filter(Boolean)
      .join(' '),
  pageNotFoundHint: 'The link may be out of date or mistyped.',
  goHome: 'Go home',
  pageNotFoundTitle: 'We couldn’t find this page',
  pageNotFound: 'Not found',
  openSearch: 'Search',
} as const
