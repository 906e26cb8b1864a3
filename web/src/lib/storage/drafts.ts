import { storedValue } from './stored-value.ts'
import type { UnsentFile } from './unsent-files.ts'

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

/** A file that was uploaded for a list and is not registered yet: its metadata, never its bytes. */
export interface StagedFile {
  id: string
  name: string
  size: number
  type: string
  path: string
  /** When it was uploaded (ms). */
  at: number
  facts: StagedFacts
  /** The file as it was chosen, which may have been converted since. */
  original?: UnsentFile | undefined
}

/** What the browser could tell of a recording while it had its bytes; `poster` is the path of its still, `renditions` are those of its smaller versions. */
export interface StagedFacts {
  duration?: number
  frameRate?: number
  peaks?: number[]
  poster?: string
  renditions?: string[]
}

/** What the server has of a draft, as far as this browser knows: its revision, and its fields as text. */
export interface ServerDraft {
  revision: number
  text: string
}

interface Drafts {
  /** The account that owns them; no other account reads them. */
  uid: string
  /** By the name of the form. */
  of: Record<string, Draft>
  /** Uploaded files, by the list they are meant for. */
  uploads: Record<string, readonly StagedFile[]>
  /** What the server has, by the name of the form. */
  onServer: Record<string, ServerDraft>
}

const nothing: Drafts = { uid: '', of: {}, uploads: {}, onServer: {} }

/** The staging area is swept after a day (DESIGN §6); one hour less, so that a restored upload can still be registered. */
const stagedFor = 23 * 60 * 60 * 1000

/** Whether the staging area still holds what was uploaded then. */
export function isStaged({ at }: { at: number }): boolean {
  return Date.now() - at < stagedFor
}

const drafts = storedValue<Drafts>({
  key: 'dsp-drafts',
  parse: (json) => ({ ...nothing, ...(json as Partial<Drafts> | undefined) }),
  toJson: (stored) => ([stored.of, stored.uploads, stored.onServer].every(isEmpty) ? undefined : stored),
})

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0
}

const draftsOf = (uid: string): Drafts => (drafts.get().uid === uid ? drafts.get() : { ...nothing, uid })

/** What this account typed into a form and did not send. */
export function draftOf(uid: string, form: string): Draft | undefined {
  return draftsOf(uid).of[form]
}

/** Stores a draft in the browser; undefined deletes it. Drafts of another account are deleted. */
export function storeDraft(uid: string, form: string, draft: Draft | undefined): void {
  const stored = draftsOf(uid)
  const { [form]: _, ...others } = stored.of
  drafts.set({ ...stored, of: draft ? { ...others, [form]: draft } : others })
}

/** What the server had of a form's draft when this browser asked or saved last. */
export function serverDraftOf(uid: string, form: string): ServerDraft | undefined {
  return draftsOf(uid).onServer[form]
}

/** Stores in the browser what the server has; undefined where it has nothing. */
export function storeServerDraft(uid: string, form: string, draft: ServerDraft | undefined): void {
  const stored = draftsOf(uid)
  const { [form]: _, ...others } = stored.onServer
  drafts.set({ ...stored, onServer: draft ? { ...others, [form]: draft } : others })
}

/** Files that this account uploaded for a list, as far as the staging area still holds them. */
export function uploadsOf(uid: string, list: string): readonly StagedFile[] {
  return (draftsOf(uid).uploads[list] ?? []).filter(isStaged)
}

function setUploads(uid: string, list: string, files: readonly StagedFile[]): void {
  const stored = draftsOf(uid)
  const { [list]: _, ...others } = stored.uploads
  drafts.set({ ...stored, uploads: files.length > 0 ? { ...others, [list]: files } : others })
}

/** Stores in the browser that a file was uploaded. */
export function storeUpload(uid: string, list: string, file: StagedFile): void {
  setUploads(uid, list, [...uploadsOf(uid, list), file])
}

/** Forgets files that are registered or aborted. */
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
