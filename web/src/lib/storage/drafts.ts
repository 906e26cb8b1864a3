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

/** A file that arrived for a list, and is not in it yet: what is told of it, never its bytes. */
export interface StagedFile {
  id: string
  name: string
  size: number
  type: string
  path: string
  /** When it arrived (ms). */
  at: number
  facts: StagedFacts
}

/** What the browser could tell of a recording while it had its bytes; `poster` is the path of its still. */
export interface StagedFacts {
  duration?: number
  peaks?: number[]
  poster?: string
}

/** What the server has of a draft, as far as this browser knows: its revision, and its fields as text. */
export interface ServerDraft {
  revision: number
  text: string
}

interface Drafts {
  /** Whose they are: nobody else finds them. */
  uid: string
  /** By the name of the form. */
  of: Record<string, Draft>
  /** Files that arrived, by the list they are meant for. */
  uploads: Record<string, readonly StagedFile[]>
  /** What the server has, by the name of the form. */
  onServer: Record<string, ServerDraft>
}

const nothing: Drafts = { uid: '', of: {}, uploads: {}, onServer: {} }

/** The staging area is swept after a day (DESIGN §6); an hour before, nobody could still finish what they began. */
const stagedFor = 23 * 60 * 60 * 1000

/** Whether the staging area holds what arrived then. */
export function isStaged({ at }: { at: number }): boolean {
  return Date.now() - at < stagedFor
}

const drafts = storedValue<Drafts>({
  key: 'dsp-drafts',
  parse: (json) => ({ ...nothing, ...(json as Partial<Drafts> | undefined) }),
  toJson: (kept) => ([kept.of, kept.uploads, kept.onServer].every(isEmpty) ? undefined : kept),
})

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0
}

const keptBy = (uid: string): Drafts => (drafts.get().uid === uid ? drafts.get() : { ...nothing, uid })

/** What this account typed into a form and did not send. */
export function draftOf(uid: string, form: string): Draft | undefined {
  return keptBy(uid).of[form]
}

/** Keeps a draft in the browser; undefined forgets it. Those of another account go. */
export function keepDraft(uid: string, form: string, draft: Draft | undefined): void {
  const kept = keptBy(uid)
  const { [form]: _, ...others } = kept.of
  drafts.set({ ...kept, of: draft ? { ...others, [form]: draft } : others })
}

/** What the server had of a form's draft when this browser asked or saved last. */
export function serverDraftOf(uid: string, form: string): ServerDraft | undefined {
  return keptBy(uid).onServer[form]
}

/** Keeps in the browser what the server has; undefined where it has nothing. */
export function keepServerDraft(uid: string, form: string, draft: ServerDraft | undefined): void {
  const kept = keptBy(uid)
  const { [form]: _, ...others } = kept.onServer
  drafts.set({ ...kept, onServer: draft ? { ...others, [form]: draft } : others })
}

/** Files of this account that arrived for a list, as far as the staging area still holds them. */
export function uploadsOf(uid: string, list: string): readonly StagedFile[] {
  return (keptBy(uid).uploads[list] ?? []).filter(isStaged)
}

function setUploads(uid: string, list: string, files: readonly StagedFile[]): void {
  const kept = keptBy(uid)
  const { [list]: _, ...others } = kept.uploads
  drafts.set({ ...kept, uploads: files.length > 0 ? { ...others, [list]: files } : others })
}

/** Keeps in the browser that a file arrived. */
export function keepUpload(uid: string, list: string, file: StagedFile): void {
  setUploads(uid, list, [...uploadsOf(uid, list), file])
}

/** Forgets files that are in their list, or were given up. */
export function forgetUploads(uid: string, list: string, ids: ReadonlySet<string>): void {
  setUploads(
    uid,
    list,
    uploadsOf(uid, list).filter(({ id }) => !ids.has(id)),
  )
}

/** Forgets all drafts: who signs out of a shared computer leaves nothing behind. */
export function forgetDrafts(): void {
  drafts.set(nothing)
}
