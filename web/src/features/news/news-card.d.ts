import type { News } from '@dlm/contract/news/news.schema'
/** An article in a list: cover, title and the first 150 characters; the whole card leads to it. */
export declare function NewsCard({
  article,
  eager,
}: {
  article: News
  eager?: boolean
}): import('react').JSX.Element
/** Keeps the place of a card while the list is on its way. */
export declare function NewsCardSkeleton(): import('react').JSX.Element
/** The grid cards of news stand in. */
export declare const newsGridClass = 'grid gap-5 min-[560px]:grid-cols-2 min-[820px]:grid-cols-3'
