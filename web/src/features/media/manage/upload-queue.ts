import type { StagedFacts } from '../../../lib/storage/drafts.ts'

/** State of a file: `duplicate` and `doubtful` wait for the admin's decision, `refused` ones were rejected by the server. */
export type RowState =
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
  state: RowState
  /** Uploaded bytes. */
  sent: number
  /** The reason of its state, to be shown. */
  note?: string | undefined
  /** The album that has the same photo, of a duplicate. */
  album?: string | undefined
  /** Its place in the staging area, once it has one. */
  path?: string | undefined
  /** What is registered with it, once it is uploaded. */
  facts?: StagedFacts | undefined
}

/** Being uploaded, or waiting for it. */
const underway: ReadonlySet<RowState> = new Set(['reading', 'waiting', 'sending', 'paused'])
/** Not part of the selection, or no longer. */
const excluded: ReadonlySet<RowState> = new Set(['unfit', 'refused'])
/** Collected. */
const collected: ReadonlySet<RowState> = new Set(['uploaded', 'adding', 'done'])

/** Whether a file counts among those of one upload: what is refused or done leaves its room to others. */
export function takesRoom({ state }: Row): boolean {
  return !excluded.has(state) && state !== 'done'
}

/** What waits for an answer of the admin. */
const withQuestion: ReadonlySet<RowState> = new Set(['duplicate', 'doubtful'])

/** Whether the others wait for this file: not without an upload slot, nor while the admin has to decide. */
const countsAmongChosen = ({ state, path }: Row): boolean =>
  !excluded.has(state) && !withQuestion.has(state) && !(state === 'failed' && path === undefined)

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
    hasFailed: rows.some(({ state }) => state === 'failed'),
    /** Files that did not get into the list, with the reason at their rows. */
    notAdded: rows.filter(({ state }) => excluded.has(state) || state === 'failed').length,
    hasQuestions: rows.some(({ state }) => withQuestion.has(state)),
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
