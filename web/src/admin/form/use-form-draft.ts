import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { currentSession } from '../../auth/session.ts'
import { notify } from '../../lib/notify.ts'
import { draftOf, type StagedPicture, storeDraft } from '../../lib/storage/drafts.ts'

/** Never stored, not even for a moment (SECURITY). */
const secrets = new Set(['alpass'])

/** Whether a form has a field that no draft contains. */
export function hasSecrets(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(fields).some((field) => secrets.has(field))
}

/** The report about a form that was left; closed as soon as a form is opened. */
let report = new AbortController()

/** Milliseconds without a key after which what was typed is stored: fewer than any call takes that may end the session. */
const pause = 50

interface Options<Fields extends FieldValues, Values> {
  form: UseFormReturn<Fields, unknown, Values>
  /** Which form it is, among all of the dashboard. */
  name: string
  revision?: number
  /** A picture that was uploaded for the form. */
  picture?: StagedPicture | undefined
  /** A picture was chosen, which may still be on its way. */
  hasPicture?: boolean
  /** Receives the restored data besides the fields. */
  onReturn?(draft: { revision: number; picture?: StagedPicture | undefined }): void
}

export interface FormDraft {
  /** Whether a draft was restored. */
  isBack: boolean
  /** Deletes the stored draft: it was sent or discarded. */
  forget(): void
  /** Reports that the draft is saved when the form is left, with a way to discard it. @param discard deletes it */
  notifySaved(discard: () => void): void
  /** Stores an uploaded picture with the draft, also where the form was left meanwhile. */
  storePicture(picture: StagedPicture | undefined): void
}

/**
 * Stores what is typed into a form of the dashboard, and restores it for the same admin whenever the form is opened again:
 * after Back, another tool, a reload, a closed tab, a session that ended. Until it is sent or discarded, or its admin signs out.
 */
export function useFormDraft<Fields extends FieldValues, Values>({
  form,
  name,
  revision = 0,
  picture,
  hasPicture = false,
  onReturn,
}: Options<Fields, Values>): FormDraft {
  const [uid] = useState(() => currentSession()?.user.uid ?? '')
  const [isBack, setIsBack] = useState(false)
  const isForgotten = useRef(false)
  // Read while it renders: react-hook-form tracks only the state that is read then.
  const isChanged = form.formState.isDirty || picture !== undefined

  const store = useEffectEvent(() => {
    // After a sign-out nothing may be stored; what was typed before a session ended is stored already.
    if (isForgotten.current || currentSession()?.user.uid !== uid) return
    const fields = Object.fromEntries(
      Object.entries(form.getValues()).filter(([field]) => !secrets.has(field)),
    )
    storeDraft(uid, name, isChanged ? { revision, fields, picture } : undefined)
  })
  const restore = useEffectEvent(() => {
    const draft = draftOf(uid, name)
    if (!draft) return
    form.reset({ ...form.getValues(), ...draft.fields }, { keepDefaultValues: true })
    onReturn?.(draft)
    setIsBack(true)
  })

  useEffect(() => {
    report.abort()
    restore()
    let timer: ReturnType<typeof setTimeout> | undefined
    const storeNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      store()
    }
    const storeSoon = () => {
      isForgotten.current = false
      clearTimeout(timer)
      timer = setTimeout(storeNow, pause)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: storeSoon })
    addEventListener('pagehide', storeNow)
    return () => {
      storeNow()
      unsubscribe()
      removeEventListener('pagehide', storeNow)
    }
  }, [form])

  const isStored = useRef(false)
  useEffect(() => {
    // An uploaded picture is stored at once, and so is its removal.
    if (picture !== undefined || isStored.current) store()
    isStored.current = picture !== undefined
  }, [picture])

  const forget = () => {
    isForgotten.current = true
    storeDraft(uid, name, undefined)
  }
  const storePicture = (picture: StagedPicture | undefined) => {
    if (!picture || isForgotten.current || currentSession()?.user.uid !== uid) return
    storeDraft(uid, name, { revision, fields: {}, ...draftOf(uid, name), picture })
  }
  const notifySaved = (discard: () => void) => {
    if (!isChanged && !hasPicture) return
    report = new AbortController()
    const { signal } = report
    void notify(dashboardTexts.draftSaved, { undo: discard, undoLabel: draftTexts.discardSaved, signal })
  }
  return { isBack, forget, notifySaved, storePicture }
}
