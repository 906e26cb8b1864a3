import type { News, Vote } from '@dlm/contract/news/news.schema'
/** An article to read: cover, title, day and views, the text in paragraphs, votes and the share address. */
export declare function Article({ article, vote }: { article: News; vote: Vote }): import('react').JSX.Element
/** Keeps the place of an article while it is on its way. */
export declare function ArticleSkeleton(): import('react').JSX.Element
