import {
  type FigureName,
  Figures,
  figureDays,
  type Stored,
  type TopEntry,
  topEntries,
  viewedKinds,
} from '@dlm/contract/statistics/figures.schema'
import { FieldPath } from 'firebase-admin/firestore'
import { lastDays } from '../figures/last-days.ts'
import { monthOf } from '../figures/usage.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readQuery, sumOf } from '../platform/reads.ts'
import { editableContents } from './contents.ts'
import { InsightDoc } from './insight.doc.ts'

const names = Object.keys(Figures.shape) as FigureName[]

/** The figures of the last days and of those before, with what this instance has counted and not yet written. */
export const get_figures: Handler<'get_figures'> = async ({ platform }) => {
  const { clock, figures } = platform
  await figures.flush()
  const [days, top, stored] = await Promise.all([
    readDays(platform, lastDays(clock, 2 * figureDays)),
    topOf(platform, lastDays(clock)),
    storedBy(platform),
  ])
  const sumBefore = (name: FigureName) =>
    days.slice(0, figureDays).reduce((sum, ofDay) => sum + ofDay[name], 0)
  const before = Figures.parse(Object.fromEntries(names.map((name) => [name, sumBefore(name)])))
  return { data: days.slice(figureDays), before, top, stored }
}

/** The figures of these days, the oldest first. */
async function readDays({ db }: Platform, days: readonly string[]) {
  const documents = await readQuery(
    db.collection('statistics').orderBy(FieldPath.documentId()).startAt(days[0]).limit(days.length),
  )
  const byDay = new Map(documents.map((document) => [document.id, parseDocument(Figures, document)]))
  return days.map((day) => ({ ...(byDay.get(day) ?? Figures.parse({})), day }))
}

/** How many entries of each month are looked at: those that were viewed most in its other days may be among the first. */
const perMonth = 3 * topEntries

/** What was viewed most in these days: of the entries that were viewed most in their months. */
async function topOf({ db }: Platform, days: readonly string[]): Promise<TopEntry[]> {
  const months = [...new Set(days.map(monthOf))]
  const documents = await Promise.all(
    months.map((month) =>
      readQuery(
        db.collection('insights').where('month', '==', month).orderBy('views', 'desc').limit(perMonth),
      ),
    ),
  )
  const views = new Map<string, number>()
  for (const document of documents.flat()) {
    const entry = document.id.slice(0, document.id.lastIndexOf('~'))
    const counted = parseDocument(InsightDoc, document).days
    const sum = days.reduce((sum, day) => sum + (counted[day]?.views ?? 0), 0)
    views.set(entry, (views.get(entry) ?? 0) + sum)
  }
  const sorted = [...views].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one)
  const top: TopEntry[] = []
  for (const [entry, count] of sorted) {
    if (top.length === topEntries) break
    const [name, id = ''] = entry.split('~')
    const kind = viewedKinds.find((viewed) => viewed === name)
    const title = kind && (await titleOf(db, kind, id))
    if (kind && title !== undefined) top.push({ kind, id, title, views: count })
  }
  return top
}

/** The title of an entry; undefined where it is deleted. */
async function titleOf(db: Platform['db'], kind: TopEntry['kind'], id: string): Promise<string | undefined> {
  const { ref, nameOf } = editableContents[kind]
  const document = await readDocument(ref(db, id))
  return document.exists ? nameOf(document) : undefined
}

/** How many bytes the original files take, by their kind; renditions and covers are not counted. */
async function storedBy({ db }: Platform): Promise<Stored> {
  const [photos, videos, audio] = await Promise.all(
    ['photos', 'videos', 'audios'].map((collection) => sumOf(db.collection(collection), 'size')),
  )
  return { photos: photos ?? 0, videos: videos ?? 0, audio: audio ?? 0 }
}
