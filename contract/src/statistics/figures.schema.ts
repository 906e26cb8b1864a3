import * as z from 'zod'
import { Count, Day } from '../common.schema.ts'

/** Whatever has not happened is not stored. */
const Figure = Count.default(0)

/** What the portal counts of a day: how often each of these happened, and nothing of whom (docs/decisions/036). */
export const Figures = z.object({
  /** Articles and services that were viewed, each once per visitor and day. */
  views: Figure,
  /** Votes on articles; one that is removed stays counted. */
  likes: Figure,
  dislikes: Figure,
  /** Files that were asked for on a download page. */
  downloads: Figure,
  /** Zip files that browsers have put together. */
  zips: Figure,
  signUps: Figure,
  /** Ratings that were given or changed. */
  ratings: Figure,
  keyRequests: Figure,
  /** Key requests that an admin has marked as paid. */
  keysPaid: Figure,
})
export type Figures = z.infer<typeof Figures>
export type FigureName = keyof Figures

/** Days that the dashboard shows, today among them. */
export const figureDays = 30

export const FiguresOfDay = Figures.extend({ day: Day })
export type FiguresOfDay = z.infer<typeof FiguresOfDay>
