import { importTexts } from '@dlm/contract/import/import.texts'
import type { Plan } from '@dlm/import/plan'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import type { ChosenSource } from './chosen-source.ts'

/** What an import did. */
export interface Outcome {
  /** Albums, photos and articles that were added, that were there before, and that are in the recycle bin. */
  added: number
  existing: number
  binned: number
  /** What could not be added, and why. */
  failed: string[]
}

/** What is imported. */
export interface Import {
  source: ChosenSource
  plan: Plan
  /** For articles that have none. */
  cover: File | null
}

/** An import that is under way. */
export interface Run extends Import {
  signal: AbortSignal
  outcome: Outcome
  /** By which it can be undone; empty until something is new. */
  run: string
  /** Is given how much of the plan is done. */
  onProgress(done: number): void
  done: number
}

/** So much more of the plan is done. */
export function advance(run: Run, by = 1): void {
  run.done += by
  run.onProgress(run.done)
}

/** Names what cannot be added, and why. */
export function fail(run: Run, name: string, reason: string): void {
  run.outcome.failed.push(importTexts.because(name, reason))
}

/** Why one entry was not taken; of anything else the import stops, to be continued. @throws */
export function reasonOf(error: unknown): string {
  const isOfEntry = error instanceof ApiFailure && ['upload-not-valid', 'invalid-input'].includes(error.code)
  if (!isOfEntry) throw error
  return Object.values(error.fields)[0] ?? error.message
}

/** A file as people find it: below what was chosen. */
export const within = ({ source }: Run, path: string) => path.slice(source.root.length + 1)
