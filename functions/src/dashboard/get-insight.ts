import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import {
  EntryFigures,
  type EntryFiguresOfDay,
  type Mention,
  maxMentions,
  textKinds,
} from '@dlm/contract/statistics/insight.schema'
import { insightRef } from '../figures/insights.ts'
import { lastDays } from '../figures/last-days.ts'
import { monthOf } from '../figures/usage.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { editableContents } from './contents.ts'
import { InsightDoc } from './insight.doc.ts'

/** The figures of an entry, with what this instance has counted and not yet written, and the texts that lead to it. */
export const get_insight: Handler<'get_insight'> = async ({ platform }, { kind, id }) => {
  const entry = await editableContents[kind].ref(platform.db, id).get()
  if (!entry.exists) throw new ApiError('content-not-found')
  const [days, mentions] = await Promise.all([figuresOf(platform, kind, id), mentionsOf(platform, kind, id)])
  return { days, mentions }
}

async function figuresOf(
  { db, clock, figures }: Platform,
  kind: ContentKind,
  id: string,
): Promise<EntryFiguresOfDay[]> {
  await figures.flush()
  const days = lastDays(clock)
  const months = [...new Set(days.map(monthOf))]
  const documents = await db.getAll(...months.map((month) => insightRef(db, kind, id, month)))
  const counted = Object.assign(
    {},
    ...documents.filter(({ exists }) => exists).map((each) => parseDocument(InsightDoc, each).days),
  ) as Readonly<Record<string, EntryFigures>>
  return days.map((day) => ({ ...(counted[day] ?? EntryFigures.parse({})), day }))
}

/** The texts that show an entry or have a link to it, drafts among them; the newest of each kind first. */
async function mentionsOf({ db }: Platform, kind: ContentKind, id: string): Promise<Mention[]> {
  const mentions = await Promise.all(
    textKinds.map(async (textKind) => {
      const { ref, nameOf } = editableContents[textKind]
      const { docs } = await ref(db, id)
        .parent.where('mentions', 'array-contains', `${kind}/${id}`)
        .limit(maxMentions)
        .get()
      return docs.map((document) => ({ kind: textKind, id: document.id, title: nameOf(document) }))
    }),
  )
  return mentions.flat()
}
