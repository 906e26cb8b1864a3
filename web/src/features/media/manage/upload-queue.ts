import type { StagedFacts } from '../../../lib/storage/drafts.ts'
import type { UnsentFile } from '../../../lib/storage/unsent-files.ts'

/**
 * State of a file: `missing` ones were not sent before a reload, `duplicate` and `doubtful` wait for the admin's decision, and
 * `refused` ones were rejected by the server.
 */
export type RowState =
  | 'missing'
  | 'unfit'
  | 'reading'
  | 'duplicate'
  | 'doubtful'
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'uploaded'
  | 'adding'
  | 'failed'
  | 'refused'
  | 'done'

/** One file of an upload. */
export interface Row {
  id: string
  /** Its metadata. */
  file: Pick<File, 'name' | 'size' | 'type'>
  /** The file itself; undefined if it was uploaded before a reload. */
  source?: File | undefined
  /** The file as it was chosen, which may have been converted since. */
  original?: UnsentFile | undefined
  state: RowState
  /** Uploaded bytes. */
  sent: number
  /** The reason of its state, to be shown. */
  note?: string | undefined
  /** The album that has the same photo, of a duplicate. */
  album?: string | undefined
  /** Its place in the staging area, once it has one. */
  path?: string | undefined
  /** Percent of a film's smaller versions that are made, while they are. */
  making?: number | undefined
  /** What is registered with it, once it is uploaded. */
  facts?: StagedFacts | undefined
}

/** Being uploaded, or waiting for it. */
const underway: ReadonlySet<RowState> = new Set(['reading', 'waiting', 'sending', 'paused'])
/** Not part of the selection, or no longer. */
const excluded: ReadonlySet<RowState> = new Set(['unfit', 'refused'])
/** Not uploaded, so that a reload loses its bytes. */
const unsent: ReadonlySet<RowState> = new Set([
  ...(['missing', 'duplicate', 'doubtful', 'failed'] as const),
  ...underway,
])
/** Collected. */
const collected: ReadonlySet<RowState> = new Set(['uploaded', 'adding', 'done'])

/** Whether a file counts among those of one upload: what is refused or done leaves its room to others. */
export function takesRoom({ state }: Row): boolean {
  return !excluded.has(state) && state !== 'done' && state !== 'missing'
}

/** What a chosen file is known by after a reload. */
export function originalOf({ name, size, lastModified }: File): UnsentFile {
  return { name, size, lastModified }
}

/** The files of an upload that a reload would lose. */
export function unsentOf(rows: readonly Row[]): readonly UnsentFile[] {
  return rows.flatMap(({ state, original }) => (unsent.has(state) && original ? [original] : []))
}

const sameFile = ({ name, size, lastModified }: UnsentFile) => JSON.stringify([name, size, lastModified])

/**
 * The rows that remain when files are chosen, and the files that are added to them. Missing ones are replaced; where there are
 * any, the same folder was chosen again, and what is there already is passed over.
 */
export function resumed(rows: readonly Row[], chosen: readonly File[]): [readonly Row[], readonly File[]] {
  if (!rows.some(({ state }) => state === 'missing')) return [rows, chosen]
  const again = new Set(chosen.map(sameFile))
  const isAgain = ({ original }: Row) => original !== undefined && again.has(sameFile(original))
  const remaining = rows.filter((row) => row.state !== 'missing' || !isAgain(row))
  const existing = new Set(remaining.flatMap(({ original }) => (original ? [sameFile(original)] : [])))
  return [remaining, chosen.filter((file) => !existing.has(sameFile(file)))]
}

/** What waits for an answer of the admin. */
const withQuestion: ReadonlySet<RowState> = new Set(['duplicate', 'doubtful'])

/** Whether the others wait for this file: not without an upload slot, nor while the admin has to decide. */
const countsAmongChosen = ({ state, path }: Row): boolean =>
  state !== 'missing' &&
  !excluded.has(state) &&
  !withQuestion.has(state) &&
  !(state === 'failed' && path === undefined)

/** Progress of the whole upload: files that were chosen and can be sent, uploaded files, and their bytes. */
export function progressOf(rows: readonly Row[]) {
  const chosen = rows.filter(countsAmongChosen)
  const uploaded = chosen.filter(({ state }) => collected.has(state))
  const toAdd = rows.filter(({ state }) => state === 'uploaded')
  return {
    chosen: chosen.length,
    uploaded: uploaded.length,
    toAdd: toAdd.length,
    bytes: chosen.reduce((sum, { file }) => sum + file.size, 0),
    sent: chosen.reduce((sum, { sent }) => sum + sent, 0),
    isUnderway: rows.some(({ state }) => underway.has(state)),
    isRegistering: rows.some(({ state }) => state === 'adding'),
    /** Files that were not sent before a reload. */
    missing: rows.filter(({ state }) => state === 'missing').length,
    hasFailed: rows.some(({ state }) => state === 'failed'),
    /** Files that did not get into the list, with the reason at their rows. */
    notAdded: rows.filter(({ state }) => excluded.has(state) || state === 'failed').length,
    hasQuestions: rows.some(({ state }) => withQuestion.has(state)),
    /** Files that are sent once the admin agrees. */
    doubtful: rows.filter(({ state }) => state === 'doubtful').length,
    duplicates: rows.filter(({ state }) => state === 'duplicate'),
    /** What was collected equals what was selected (SPEC §4): what is not in the list yet may be registered. */
    isComplete: toAdd.length > 0 && uploaded.length === chosen.length,
  }
}

const mebibyte = 1_048_576

/** SHA-256, in hex, of a file's size, its first and its last mebibyte: known without reading a video of 500 MB. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const ends = new Blob([
    `${file.size}:`,
    file.slice(0, mebibyte),
    file.slice(Math.max(0, file.size - mebibyte)),
  ])
  const digest = await crypto.subtle.digest('SHA-256', await ends.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
