import * as z from 'zod'
import { Count, Day, Id } from '../common.schema.ts'
import { contentKinds, kinds } from '../kinds/kinds.ts'

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

/** Entries that were viewed most which the dashboard names. */
export const topEntries = 5

/** The kinds whose views are counted for each entry and day. */
export const viewedKinds = contentKinds.filter((kind) =>
  (kinds[kind].figures as readonly string[]).includes('views'),
)

/** An entry among those that were viewed most in these days. */
export const TopEntry = z.object({ kind: z.enum(viewedKinds), id: Id, title: z.string(), views: Count })
export type TopEntry = z.infer<typeof TopEntry>

/** How many bytes the originals of a kind take. */
export const Stored = z.object({ photos: Count, videos: Count, audio: Count })
export type Stored = z.infer<typeof Stored>

/** What happened in the last days, the oldest first, and `before`, in as many days before these; what was viewed most in them, and what is stored. */
export const FiguresOfPortal = z.object({
  data: z.array(FiguresOfDay).length(figureDays),
  before: Figures,
  top: z.array(TopEntry).max(topEntries),
  stored: Stored,
})
export type FiguresOfPortal = z.infer<typeof FiguresOfPortal>
