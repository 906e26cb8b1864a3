import { storedValue } from './stored-value.ts'

/** A picture that was uploaded for a form, and not added yet. */
export interface StagedPicture {
  path: string
  name: string
  /** When it was uploaded (ms). */
  at: number
}

/** What was typed into one form of the dashboard. */
export interface Draft {
  /** Of the entry as it was when it was opened; 0 for a new one. */
  revision: number
  fields: Record<string, unknown>
  picture?: StagedPicture | undefined
}

interface Drafts {
  /** Whose they are: nobody else finds them. */
  uid: string
  /** By the name of the form. */
  of: Record<string, Draft>
}

const nothing: Drafts = { uid: '', of: {} }

const drafts = storedValue<Drafts>({
  key: 'dsp-drafts',
  parse: (json) => ({ ...nothing, ...(json as Partial<Drafts> | undefined) }),
  toJson: (kept) => (Object.keys(kept.of).length === 0 ? undefined : kept),
})

/** What this account typed into a form and did not send. */
export function draftOf(uid: string, form: string): Draft | undefined {
  const kept = drafts.get()
  return kept.uid === uid ? kept.of[form] : undefined
}

/** Keeps a draft in the browser; undefined forgets it. Those of another account go. */
export function keepDraft(uid: string, form: string, draft: Draft | undefined): void {
  const kept = drafts.get()
  const { [form]: _, ...others } = kept.uid === uid ? kept.of : {}
  drafts.set({ uid, of: draft ? { ...others, [form]: draft } : others })
}

/** Forgets all drafts: who signs out of a shared computer leaves nothing behind. */
export function forgetDrafts(): void {
  drafts.set(nothing)
}
