import type { FigureName } from '@dlm/contract/statistics/figures.schema'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'

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
  { title: figuresTexts.views, series: [{ name: 'views', label: figuresTexts.viewsLabel }], isWide: true },
  {
    title: figuresTexts.votes,
    series: [
      { name: 'likes', label: figuresTexts.likes },
      { name: 'dislikes', label: figuresTexts.dislikes },
    ],
  },
  { title: figuresTexts.downloads, series: [{ name: 'downloads', label: figuresTexts.downloadsLabel }] },
  { title: figuresTexts.zips, series: [{ name: 'zips', label: figuresTexts.zipsLabel }] },
  { title: figuresTexts.signUps, series: [{ name: 'signUps', label: figuresTexts.signUpsLabel }] },
  { title: figuresTexts.ratings, series: [{ name: 'ratings', label: figuresTexts.ratingsLabel }] },
  {
    title: figuresTexts.keys,
    series: [
      { name: 'keyRequests', label: figuresTexts.keysRequested },
      { name: 'keysPaid', label: figuresTexts.keysPaid },
    ],
  },
]
