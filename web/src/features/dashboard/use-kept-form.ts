import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { currentSession } from '../../lib/session.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** What was typed into a form whose session ended, and by whom: nobody else finds it. */
interface Draft {
  uid: string
  /** Which form it is of. */
  form: string
  /** Of the entry as it was when it was opened; 0 for a new one. */
  revision: number
  fields: Record<string, unknown>
}

const nothing: Draft = { uid: '', form: '', revision: 0, fields: {} }

/** Kept for as long as the tab is open: the sign-in that follows loads the page anew. */
const draft = storedValue<Draft>({
  key: 'dsp-form',
  keeping: 'tab',
  parse: (json) => ({ ...nothing, ...(json as Partial<Draft> | undefined) }),
  toJson: (kept) => (kept === nothing ? undefined : kept),
})

/** Never kept, not even for a moment (SECURITY). */
const secrets = new Set(['alpass'])

interface Kept<Fields extends FieldValues, Values> {
  form: UseFormReturn<Fields, unknown, Values>
  /** Which form it is, among all of the dashboard. */
  name: string
  revision?: number
  /** Gets the revision that what comes back is of. */
  onReturn?(revision: number): void
}

/**
 * Keeps what is typed into a form of the dashboard when the session ends under it, and gives it back to the same admin after
 * the next sign-in, once. Files can not be kept.
 * @returns whether something came back
 */
export function useKeptForm<Fields extends FieldValues, Values>({
  form,
  name,
  revision = 0,
  onReturn,
}: Kept<Fields, Values>): boolean {
  const [uid] = useState(() => currentSession()?.user.uid ?? '')
  const [isBack, setIsBack] = useState(false)
  const { isDirty } = form.formState

  const giveBack = useEffectEvent(() => {
    const kept = draft.get()
    if (kept.uid !== uid || kept.form !== name) return
    draft.set(nothing)
    form.reset({ ...form.getValues(), ...kept.fields }, { keepDefaultValues: true })
    onReturn?.(kept.revision)
    setIsBack(true)
  })
  const keep = useEffectEvent(() => {
    if (currentSession() || !isDirty) return
    const typed = Object.entries(form.getValues()).filter(([field]) => !secrets.has(field))
    draft.set({ uid, form: name, revision, fields: Object.fromEntries(typed) })
  })
  useEffect(() => {
    giveBack()
    return () => keep()
  }, [])
  return isBack
}
