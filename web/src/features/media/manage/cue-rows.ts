import { Cue, type TrackKind } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import { formatCueTime, parseCueTime } from './cue-times.ts'

/** A cue as its fields have it. */
export interface CueRow {
  key: number
  from: string
  to: string
  text: string
}
export type CueField = Exclude<keyof CueRow, 'key'>

/** The rows of an editor. */
export interface CueRows {
  rows: readonly CueRow[]
  /** Key of the next row that is added. */
  next: number
  /** Key of the row that was added last, if any. */
  added: number | null
}

/** What a person does to the rows. */
export type CueChange =
  | { type: 'set'; key: number; field: CueField; value: string }
  | { type: 'remove'; key: number }
  /** A cue from this second on. @param end of the film in seconds, where it is known */
  | { type: 'add'; from: number; kind: TrackKind; end?: number | undefined }

/** Seconds of a caption that is added, unless another one follows. */
const usualLength = 3
/** Seconds of the last chapter of a film whose length is unknown. */
const longChapter = 60

export function rowsOf(cues: readonly Cue[]): CueRows {
  const rows = cues.map(({ from, to, text }, key) => ({
    ...{ key, text, from: formatCueTime(from), to: formatCueTime(to) },
  }))
  return { rows, next: rows.length, added: null }
}

export function changeRows(state: CueRows, change: CueChange): CueRows {
  const { rows } = state
  if (change.type === 'remove') return { ...state, rows: rows.filter(({ key }) => key !== change.key) }
  if (change.type === 'add') return withAdded(state, change)
  const { key, field, value } = change
  return { ...state, rows: rows.map((row) => (row.key === key ? { ...row, [field]: value } : row)) }
}

/** A new row at its place; the chapter before it ends where it begins. */
function withAdded(
  { rows, next }: CueRows,
  { from, kind, end }: Extract<CueChange, { type: 'add' }>,
): CueRows {
  const beginning = ({ from }: CueRow) => parseCueTime(from) ?? 0
  const later = rows.findIndex((row) => beginning(row) > from)
  const at = later === -1 ? rows.length : later
  const following = rows[at] && beginning(rows[at])
  const to =
    kind === 'chapters'
      ? (following ?? Math.max(end ?? from + longChapter, from + 1))
      : Math.min(following ?? Number.POSITIVE_INFINITY, from + usualLength)
  const added = { key: next, from: formatCueTime(from), to: formatCueTime(to), text: '' }
  const before = rows.slice(0, at).map((row, index) => {
    const isLast = kind === 'chapters' && index === at - 1
    const reaches = (parseCueTime(row.to) ?? 0) > from && beginning(row) < from
    return isLast && reaches ? { ...row, to: added.from } : row
  })
  return { rows: [...before, added, ...rows.slice(at)], next: next + 1, added: next }
}

/** What is wrong with a row, at its fields. */
export type RowErrors = Partial<Record<CueField, string>>

/** The cues of rows without a mistake, and what is wrong with the others, by their keys. */
export function checkRows(rows: readonly CueRow[]): { cues: Cue[]; errors: ReadonlyMap<number, RowErrors> } {
  const cues: Cue[] = []
  const errors = new Map<number, RowErrors>()
  for (const { key, ...row } of rows) {
    const [from, to] = [parseCueTime(row.from), parseCueTime(row.to)]
    const wrong: RowErrors = {
      ...(from === null && { from: trackTexts.noTime }),
      ...(to === null && { to: trackTexts.noTime }),
    }
    const { data, error } = Cue.safeParse({
      from: from ?? 0,
      to: to ?? Number.MAX_SAFE_INTEGER,
      text: row.text,
    })
    for (const { path, message } of error?.issues ?? []) {
      const field = path[0] as CueField
      if (field === 'text' || (from !== null && to !== null)) wrong[field] ??= message
    }
    if (Object.keys(wrong).length > 0) errors.set(key, wrong)
    else if (data) cues.push(data)
  }
  return { cues, errors }
}
