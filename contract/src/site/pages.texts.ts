import { capitalised } from '../format/capitalised.ts'
import { leadingZero } from '../format/leading-zero.ts'

/** The texts that screens of visitors share: lists, what is not found, the way to the sign-in. */
export const pageTexts = {
  /** The title of the page. @param one what is missing: `product` */
  notFound: (one: string) => `${capitalised(one)} not found`,
  notFoundTitle: (one: string) => `We couldn’t find this ${one}`,
  seeAll: (all: string) => `See all ${all}`,
  notFoundHint: 'It may have been removed, or the link may be mistyped.',
  searching: 'Searching…',
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
  loading: 'Loading…',
  loadMore: 'Load more',
  goHome: 'Go home',
  newSince: 'New since your last visit',
  empty: (all: string) => `No ${all} yet`,
  emptyHint: 'Check back soon.',
  noMatch: (all: string, search: string) => `No ${all} for “${search}”`,
  showAll: (all: string) => `Show all ${all}`,
  noMatchHint: 'Try a different or shorter word.',
  share: 'Share',
  tags: 'Tags',
  signIn: 'Sign in',
  search: (all: string) => `Search ${all}`,
} as const
