import type { Answer } from '@dlm/contract/contract'
import type { Draft, DraftFields, DraftRef } from '@dlm/contract/dashboard/draft.schema'
import { currentSession } from '../../auth/session.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import {
  draftOf,
  type ServerDraft,
  serverDraftOf,
  storeDraft,
  storeServerDraft,
} from '../../lib/storage/drafts.ts'
import { draftText } from './draft-text.ts'

/** Milliseconds from the first key that is not saved yet until it is. */
const pause = 4_000
/** Characters of a `keepalive` request, which browsers finish after the page is closed; in any script. */
const outlivesPage = 20_000

const none: ServerDraft = { revision: 0, text: '' }

/** The form, as far as its draft goes. */
export interface DraftedForm {
  uid: string
  /** The name of the form among the browser's drafts. */
  name: string
  ref: DraftRef
  /** What it holds now. */
  fields(): DraftFields
  /** What it held before anything was typed. */
  defaults(): DraftFields
  /** The revision of the entry that was opened. */
  entryRevision(): number
  /** Puts a draft into it; undefined makes it what it was before anything was typed. */
  fill(draft: Pick<Draft, 'fields' | 'entryRevision'> | undefined): void
  onStatus(change: Partial<DraftStatus>): void
}

export interface DraftStatus {
  /** Where the draft is saved: on the server, or in the browser only; `none` without a draft. */
  saved: 'none' | 'server' | 'browser'
  /** When the server has saved it from here (ms). */
  savedAt?: number
  /** True where the server's draft was put into the form, false where a draft was removed that was sent elsewhere. */
  isBack: boolean | undefined
  /** How many earlier states the server has. */
  earlier: number
  /** The draft as changed elsewhere while this form was edited: null where it was sent or discarded; undefined without a change. */
  elsewhere: Draft | null | undefined
}

export interface DraftSync {
  /** Fetches the server's draft and continues from it. */
  begin(): Promise<void>
  /** Something was typed. */
  changed(): void
  /** Saves what is not saved yet. @param isLeaving the page may be gone before there is an answer */
  flush(isLeaving?: boolean): Promise<void>
  keepOwn(): void
  takeOther(): void
  /**
   * Restores an earlier state into the form; the current one becomes an earlier state.
   * @throws ApiFailure where the current one cannot be saved; then nothing is changed
   */
  takeBack(fields: DraftFields): Promise<void>
  /** Removes the draft: it was sent or discarded. */
  forget(): void
}

/**
 * Saves the draft of one open form on the server. The browser's copy (`useFormDraft`) is immediate: nothing waits for the server,
 * and typed text is never overwritten without asking. What cannot be saved now is saved with the next key.
 */
export function draftSync(form: DraftedForm): DraftSync {
  const { uid, name, ref, onStatus } = form
  let serverDraft = none
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()
  /** Its text when it was opened without a draft in the browser. */
  let pristine: string | undefined
  let conflicting: Draft | null | undefined
  let isForgotten = false

  const text = () => draftText(form.fields())
  const isOurs = () => !isForgotten && currentSession()?.user.uid === uid

  function know(draft: ServerDraft): void {
    serverDraft = draft
    if (isOurs()) storeServerDraft(uid, name, draft.revision > 0 ? draft : undefined)
  }

  function fill(draft: Pick<Draft, 'fields' | 'entryRevision'>): void {
    const { entryRevision: revision, fields } = draft
    storeDraft(uid, name, { ...draftOf(uid, name), revision, fields })
    form.fill(draft)
  }

  function take(draft: Draft): void {
    know({ revision: draft.revision, text: draftText(draft.fields) })
    fill(draft)
    onStatus({ isBack: true, saved: 'server', earlier: draft.earlier.length })
  }

  function empty(): void {
    know(none)
    storeDraft(uid, name, undefined)
    form.fill(undefined)
    onStatus({ isBack: false, saved: 'none', earlier: 0 })
  }

  /** Compares with a draft that another browser saved meanwhile. */
  function compare(draft: Draft | null): void {
    if (draft && draftText(draft.fields) === text()) {
      know({ revision: draft.revision, text: text() })
      onStatus({ saved: 'server', earlier: draft.earlier.length })
    } else {
      conflicting = draft
      onStatus({ elsewhere: draft, saved: 'browser' })
    }
  }

  async function send(savesEarlier: boolean, isLeaving: boolean): Promise<void> {
    const now = text()
    if (!isOurs() || conflicting !== undefined || now === serverDraft.text) return
    const { revision } = serverDraft
    if (now === pristine || now === draftText(form.defaults())) {
      if (revision > 0) await callApi('discard_draft', { ...ref, revision })
      know(none)
      return onStatus({ saved: 'none', earlier: 0 })
    }
    const typed = { entryRevision: form.entryRevision(), fields: form.fields() }
    const input = { ...ref, ...typed, revision, savesEarlier }
    const answer = await callApi('save_draft', input, undefined, isLeaving && now.length < outlivesPage)
    know({ revision: answer.revision, text: now })
    onStatus({ saved: 'server', earlier: answer.earlier, savedAt: Date.now() })
    if (text() !== now) changed()
  }

  /** One after the other, so that each knows the revision that the one before made. */
  function inTurn(savesEarlier: boolean, isLeaving = false): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const turn = sending.then(() => send(savesEarlier, isLeaving))
    sending = turn.catch(() => undefined)
    return turn
  }

  async function failed(error: unknown): Promise<void> {
    if (!isOurs()) return
    onStatus({ saved: 'browser' })
    if (!(error instanceof ApiFailure) || error.code !== 'draft-changed') return
    const { draft } = await callApi('get_draft', ref)
    if (isOurs()) compare(draft)
  }

  const save = (savesEarlier: boolean, isLeaving = false) =>
    inTurn(savesEarlier, isLeaving)
      .catch(failed)
      .catch(() => undefined)

  function changed(): void {
    if (conflicting === undefined && text() !== serverDraft.text)
      timer ??= setTimeout(() => save(false), pause)
  }

  function answered({ draft }: Answer<'get_draft'>, opened: string, hadLocal: boolean): void {
    // The server has everything that would be replaced.
    const isBehind = text() === opened && (!hadLocal || opened === serverDraft.text)
    if (draft && hadLocal && draft.revision === serverDraft.revision)
      onStatus({ saved: opened === serverDraft.text ? 'server' : 'browser', earlier: draft.earlier.length })
    else if (draft) isBehind ? take(draft) : compare(draft)
    else if (serverDraft.revision > 0) isBehind ? empty() : compare(null)
    if (hadLocal || text() !== opened) changed()
  }

  return {
    async begin() {
      const hadLocal = draftOf(uid, name) !== undefined
      const opened = text()
      if (hadLocal) know(serverDraftOf(uid, name) ?? none)
      else pristine = opened
      try {
        const answer = await callApi('get_draft', ref)
        if (isOurs()) answered(answer, opened, hadLocal)
      } catch {
        if (hadLocal) onStatus({ saved: 'browser' })
      }
    },
    changed,
    flush: (isLeaving) => save(false, isLeaving),
    keepOwn() {
      know({ revision: conflicting?.revision ?? 0, text: '' })
      conflicting = undefined
      onStatus({ elsewhere: undefined })
      void save(true)
    },
    takeOther() {
      const taken = conflicting
      conflicting = undefined
      onStatus({ elsewhere: undefined })
      if (taken) take(taken)
      else empty()
    },
    async takeBack(fields) {
      await inTurn(false)
      fill({ fields, entryRevision: form.entryRevision() })
      await save(true)
    },
    forget() {
      isForgotten = true
      clearTimeout(timer)
      storeServerDraft(uid, name, undefined)
      void sending.then(() => {
        const { revision } = serverDraft
        // Also where the tab is closed right after.
        if (revision > 0) callApi('discard_draft', { ...ref, revision }, undefined, true).catch(() => {})
      })
    },
  }
}
