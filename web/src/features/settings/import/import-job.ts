import { importTexts } from '@dlm/contract/import/import.texts'
import type { Plan } from '@dlm/import/plan'
import { UnreadableExport } from '@dlm/import/unreadable-export'
import { refreshDashboard } from '../../../admin/admin-query.ts'
import type { DroppedFile } from '../../../admin/desk/dropped-files.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { onIdentityChange } from '../../../auth/session.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { queryClient } from '../../../lib/api/query.ts'
import { keepAwake } from '../../../lib/keep-awake.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { createStore } from '../../../lib/storage/store.ts'
import { sourceOfFiles, UnreadableArchive } from './chosen-source.ts'
import type { Import, Outcome } from './import-run.ts'
import { readPlan } from './read-plan.ts'
import { runImport } from './run-import.ts'

/** How far an import is. */
export type ImportState =
  | { step: 'choose'; problem?: string; leftOut?: readonly string[] }
  | { step: 'reading'; files: number; read: number }
  | { step: 'review'; what: Import }
  | { step: 'running' | 'stopped'; what: Import; done: number }
  | { step: 'complete'; outcome: Outcome; leftOut: readonly string[] }

/** The import of this page: it continues while the owner is on another screen. */
export const importState = createStore<ImportState>({ step: 'choose' })

/** Ends what runs now: a file that is sent is not registered. */
let stop = new AbortController()

/** Leaving the page stops the import. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Returns to the beginning. */
export function resetImport(): void {
  stop.abort()
  importState.set({ step: 'choose' })
}
onIdentityChange(resetImport)

/** Reads what was chosen, and shows what an import of it would add. */
export async function chooseImport(chosen: readonly DroppedFile[]): Promise<void> {
  if (chosen.length === 0) return
  resetImport()
  stop = new AbortController()
  const { signal } = stop
  const show = (state: ImportState) => !signal.aborted && importState.set(state)
  show({ step: 'reading', files: chosen.length, read: 0 })
  try {
    const source = await sourceOfFiles(chosen)
    const files = source.files.size
    const plan = await readPlan(source, Date.now(), (read) => {
      signal.throwIfAborted()
      show({ step: 'reading', files, read: Math.min(read, files) })
    })
    if (isEmpty(plan)) show({ step: 'choose', problem: importTexts.empty, leftOut: plan.leftOut })
    else show({ step: 'review', what: { source, plan, cover: null } })
  } catch (error) {
    show({ step: 'choose', problem: problemOf(error) })
  }
}

const isEmpty = ({ albums, articles }: Plan) => albums.length + articles.length === 0

/** Why what was chosen cannot be read, in words. */
function problemOf(error: unknown): string {
  // The path begins with the virtual root.
  if (error instanceof UnreadableExport) return error.message.replace(/^\//, '')
  return error instanceof UnreadableArchive ? error.message : importTexts.unreadableFiles
}

/** Chooses the cover of articles that have none. */
export function chooseCover(cover: File): void {
  const state = importState.get()
  if (state.step === 'review') importState.set({ ...state, what: { ...state.what, cover } })
}

/** Adds what is reviewed, or continues what has stopped. */
export async function startImport(): Promise<void> {
  const state = importState.get()
  if (state.step !== 'review' && state.step !== 'stopped') return
  const { what } = state
  stop = new AbortController()
  const { signal } = stop
  const letSleep = keepAwake()
  addEventListener('beforeunload', warn)
  let done = 0
  importState.set({ step: 'running', what, done })
  try {
    const outcome = await runImport(what, signal, (now) => {
      done = now
      if (!signal.aborted) importState.set({ step: 'running', what, done })
    })
    if (!signal.aborted) importState.set({ step: 'complete', outcome, leftOut: what.plan.leftOut })
  } catch (error) {
    if (!signal.aborted) {
      importState.set({ step: 'stopped', what, done })
      if (!(error instanceof ApiFailure && error.code === 'session-ended')) notifyFailure(error)
    }
  }
  letSleep()
  removeEventListener('beforeunload', warn)
  await refreshDashboard(queryClient, [
    ...new Set([...publicReadsOf('album'), ...publicReadsOf('photo'), ...publicReadsOf('news')]),
  ])
}

/** Stops the import, which can be continued. */
export function stopImport(): void {
  const state = importState.get()
  if (state.step !== 'running') return
  stop.abort()
  importState.set({ ...state, step: 'stopped' })
}
