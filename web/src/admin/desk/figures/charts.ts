import type { FigureName } from '@dlm/contract/statistics/figures.schema'

/** One thing that is counted, and what it is called. */
export interface Series<Name extends string = FigureName> {
  name: Name
  label: string
  /** How a count of it is shown; a plain number otherwise. */
  format?(count: number): string
}

/** What was counted of a day. */
export type CountsOfDay<Name extends string> = Readonly<Record<Name, number>> & { day: string }

export interface Chart<Name extends string = FigureName> {
  title: string
  /** What its bars show: those of a second series are below the base line, those of the first above it. */
  series: readonly [Series<Name>] | readonly [Series<Name>, Series<Name>]
  /** Twice as wide as the others. */
  isWide?: true
}

/** The charts of the dashboard's start, in their order. */
export const charts: readonly Chart[] = [
  { title: 'Views', series: [{ name: 'views', label: 'Articles and services opened' }], isWide: true },
  {
    title: 'Votes',
    series: [
      { name: 'likes', label: 'Likes' },
      { name: 'dislikes', label: 'Dislikes' },
    ],
  },
  { title: 'Downloads', series: [{ name: 'downloads', label: 'Files asked for' }] },
  { title: 'Zips', series: [{ name: 'zips', label: 'Zips made' }] },
  { title: 'Sign-ups', series: [{ name: 'signUps', label: 'Accounts made' }] },
  { title: 'Ratings', series: [{ name: 'ratings', label: 'Given or changed' }] },
  {
    title: 'Sonata keys',
    series: [
      { name: 'keyRequests', label: 'Requested' },
      { name: 'keysPaid', label: 'Payed' },
    ],
  },
]
