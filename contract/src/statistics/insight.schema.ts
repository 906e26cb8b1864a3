import * as z from 'zod'
import { Day, Id } from '../common.schema.ts'
import { kindsWith } from '../kinds/kinds.ts'
import { Figures, figureDays } from './figures.schema.ts'

/** What is also counted for each entry, anonymously (docs/decisions/036). */
export const EntryFigures = Figures.pick({ views: true, likes: true, dislikes: true, downloads: true })
export type EntryFigures = z.infer<typeof EntryFigures>
export type EntryFigureName = keyof EntryFigures

export const EntryFiguresOfDay = EntryFigures.extend({ day: Day })
export type EntryFiguresOfDay = z.infer<typeof EntryFiguresOfDay>

/** Entries with a text: what may show, or lead to, something else of the portal. */
export const textKinds = kindsWith('hasText')

/** Texts of one kind that are named at most. */
export const maxMentions = 20

/** A text of the portal that shows an entry, or has a link to it. */
export const Mention = z.object({ kind: z.enum(textKinds), id: Id, title: z.string() })
export type Mention = z.infer<typeof Mention>

/** What happened to an entry in the last days, the oldest first, and which texts lead to it. */
export const Insight = z.object({
  days: z.array(EntryFiguresOfDay).length(figureDays),
  mentions: z.array(Mention).max(maxMentions * textKinds.length),
})
export type Insight = z.infer<typeof Insight>
