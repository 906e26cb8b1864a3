import type { StagedFacts } from '../../../lib/storage/drafts.ts'

/** Where a file is on its way: a `duplicate` or a `doubtful` one waits for a word of the admin, a `refused` one was looked at by the server. */
export type RowState =
  | 'unfit'
  | 'reading'
  | 'duplicate'
  | 'doubtful'
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'arrived'
  | 'adding'
  | 'failed'
  | 'refused'
  | 'done'

/** One file of an upload. */
export interface Row {
  id: string
  /** What is told of it. */
  file: Pick<File, 'name' | 'size' | 'type'>
  /** The file itself; undefined where it arrived before a reload, and needs it no more. */
  source?: File | undefined
  state: RowState
  /** Bytes that have arrived. */
  sent: number
  /** Why it is where it is, for people. */
  note?: string | undefined
  /** The album that has the same photo, of a duplicate. */
  album?: string | undefined
  /** Its place in the staging area, once it has one. */
  path?: string | undefined
  /** What is registered with it, once it arrived. */
  facts?: StagedFacts | undefined
}

/** What is on its way, or will be. */
const underway: ReadonlySet<RowState> = new Set(['reading', 'waiting', 'sending', 'paused'])
/** What is no part of the choice, or not any more. */
const leftOut: ReadonlySet<RowState> = new Set(['unfit', 'refused'])
/** What was collected. */
const collected: ReadonlySet<RowState> = new Set(['arrived', 'adding', 'done'])

/** Whether a file counts among those of one upload: what is refused or done leaves its room to others. */
export function takesRoom({ state }: Row): boolean {
  return !leftOut.has(state) && state !== 'done'
}

/** What waits for an answer of the admin. */
const withQuestion: ReadonlySet<RowState> = new Set(['duplicate', 'doubtful'])

/** Whether the others wait for this file: not where it has no place to go to yet, nor where the admin has to answer first. */
const countsAmongChosen = ({ state, path }: Row): boolean =>
  !leftOut.has(state) && !withQuestion.has(state) && !(state === 'failed' && path === undefined)

/** How far all of it is: files that were chosen and can be sent, files that have arrived, and their bytes. */
export function progressOf(rows: readonly Row[]) {
  const chosen = rows.filter(countsAmongChosen)
  const arrived = chosen.filter(({ state }) => collected.has(state))
  const toAdd = rows.filter(({ state }) => state === 'arrived')
  return {
    chosen: chosen.length,
    arrived: arrived.length,
    toAdd: toAdd.length,
    bytes: chosen.reduce((sum, { file }) => sum + file.size, 0),
    sent: chosen.reduce((sum, { sent }) => sum + sent, 0),
    isUnderway: rows.some(({ state }) => underway.has(state)),
    isRegistering: rows.some(({ state }) => state === 'adding'),
    hasFailed: rows.some(({ state }) => state === 'failed'),
    /** Files that did not get into the list, with the reason at their rows. */
    notAdded: rows.filter(({ state }) => leftOut.has(state) || state === 'failed').length,
    hasQuestions: rows.some(({ state }) => withQuestion.has(state)),
    duplicates: rows.filter(({ state }) => state === 'duplicate'),
    /** What was collected equals what was selected (SPEC §4): what is not in the list yet may be registered. */
    isComplete: toAdd.length > 0 && arrived.length === chosen.length,
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
