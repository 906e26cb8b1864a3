import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { Draft, DraftRef } from '@dlm/contract/dashboard/draft.schema'
import { isKindWith } from '@dlm/contract/kinds/kinds'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { currentSession } from '../../auth/session.ts'
import { type DraftStatus, type DraftSync, draftSync } from './draft-sync.ts'
import { draftFields } from './draft-text.ts'

const initialStatus: DraftStatus = { saved: 'none', isBack: undefined, earlier: 0, elsewhere: undefined }

interface Options<Fields extends FieldValues, Values> {
  form: UseFormReturn<Fields, unknown, Values>
  kind: ContentKind
  /** Id of the entry that is changed; undefined where one is added. */
  entry: string | undefined
  /** The name of the form among the browser's drafts. */
  name: string
  /** The revision of the entry that was opened. */
  entryRevision: number
  /** Gets the revision that a draft from the server rests on; undefined where it is that of the entry as it was opened. */
  onReturn(entryRevision: number | undefined): void
}

export interface ServerDraft extends DraftStatus {
  /** The draft's name on the server, and its synchronisation; null where drafts of this form are not saved there. */
  on: { ref: DraftRef; sync: DraftSync } | null
}

/** Saves what is typed into a form of content on the server too, so that it is there on another computer. */
export function useServerDraft<Fields extends FieldValues, Values>({
  form,
  kind,
  entry,
  name,
  entryRevision,
  onReturn,
}: Options<Fields, Values>): ServerDraft {
  const [status, setStatus] = useState(initialStatus)
  const fill = useEffectEvent((draft: Pick<Draft, 'fields' | 'entryRevision'> | undefined) => {
    if (draft) form.reset({ ...form.getValues(), ...draft.fields }, { keepDefaultValues: true })
    else form.reset()
    onReturn(draft?.entryRevision)
  })
  const revisionNow = useEffectEvent(() => entryRevision)
  const [on, setOn] = useState<ServerDraft['on']>(null)

  useEffect(() => {
    if (!isKindWith('hasDrafts', kind)) return
    const ref = { kind, ...(entry !== undefined && { entry }) }
    const sync = draftSync({
      uid: currentSession()?.user.uid ?? '',
      name,
      ref,
      fields: () => draftFields(form.getValues()),
      defaults: () => draftFields(form.formState.defaultValues ?? {}),
      entryRevision: () => revisionNow(),
      fill: (draft) => fill(draft),
      onStatus: (change) => setStatus((before) => ({ ...before, ...change })),
    })
    setOn({ ref, sync })
    void sync.begin()
    const leave = () => {
      if (document.visibilityState === 'hidden') void sync.flush(true)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: sync.changed })
    document.addEventListener('visibilitychange', leave)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', leave)
      void sync.flush()
    }
  }, [form, kind, entry, name])

  return { ...status, on }
}
