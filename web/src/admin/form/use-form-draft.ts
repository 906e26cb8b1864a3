import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { currentSession } from '../../auth/session.ts'
import { notify } from '../../lib/notify.ts'
import { draftOf, keepDraft, type StagedPicture } from '../../lib/storage/drafts.ts'

/** Never kept, not even for a moment (SECURITY). */
const secrets = new Set(['alpass'])

/** Whether a form has a field that no draft contains. */
export function hasSecrets(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(fields).some((field) => secrets.has(field))
}

/** What is said of a form that was left; it goes as soon as one is opened. */
let report = new AbortController()

/** Milliseconds without a key after which what was typed is kept: fewer than any call takes that may end the session. */
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
  /** Gets what came back besides the fields. */
  onReturn?(kept: { revision: number; picture?: StagedPicture | undefined }): void
}

export interface FormDraft {
  /** Whether something came back. */
  isBack: boolean
  /** Forgets what is kept: it was sent, or given up. */
  forget(): void
  /** Says that what was typed is kept, as the form is left, with a way to be rid of it. @param discard forgets it */
  tell(discard: () => void): void
  /** Keeps a picture that arrived, also where the form was left meanwhile. */
  keepPicture(picture: StagedPicture | undefined): void
}

/**
 * Keeps what is typed into a form of the dashboard, and gives it back to the same admin whenever the form is opened again:
 * after Back, another tool, a reload, a closed tab, a session that ended. Until it is sent, or given up, or its admin signs out.
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
  // Read while it renders, or the form would not look after it.
  const isChanged = form.formState.isDirty || picture !== undefined

  const keep = useEffectEvent(() => {
    // Whoever signed out wants nothing kept; what was typed before a session ended is kept already.
    if (isForgotten.current || currentSession()?.user.uid !== uid) return
    const fields = Object.fromEntries(
      Object.entries(form.getValues()).filter(([field]) => !secrets.has(field)),
    )
    keepDraft(uid, name, isChanged ? { revision, fields, picture } : undefined)
  })
  const giveBack = useEffectEvent(() => {
    const kept = draftOf(uid, name)
    if (!kept) return
    form.reset({ ...form.getValues(), ...kept.fields }, { keepDefaultValues: true })
    onReturn?.(kept)
    setIsBack(true)
  })

  useEffect(() => {
    report.abort()
    giveBack()
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep()
    }
    const keepSoon = () => {
      isForgotten.current = false
      clearTimeout(timer)
      timer = setTimeout(keepNow, pause)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon })
    addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      unsubscribe()
      removeEventListener('pagehide', keepNow)
    }
  }, [form])

  const isKept = useRef(false)
  useEffect(() => {
    // What was uploaded is kept at once, and so is that it was taken back.
    if (picture !== undefined || isKept.current) keep()
    isKept.current = picture !== undefined
  }, [picture])

  const forget = () => {
    isForgotten.current = true
    keepDraft(uid, name, undefined)
  }
  const keepPicture = (picture: StagedPicture | undefined) => {
    if (!picture || isForgotten.current || currentSession()?.user.uid !== uid) return
    keepDraft(uid, name, { revision, fields: {}, ...draftOf(uid, name), picture })
  }
  const tell = (discard: () => void) => {
    if (!isChanged && !hasPicture) return
    report = new AbortController()
    const { signal } = report
    void notify(dashboardTexts.draftKept, { undo: discard, undoLabel: 'Discard', signal })
  }
  return { isBack, forget, tell, keepPicture }
}
