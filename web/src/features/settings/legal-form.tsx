import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import type { Answer } from '@dlm/contract/contract'
import { LegalForm as schema } from '@dlm/contract/settings/legal.schema'
import { legalEditorTexts } from '@dlm/contract/settings/legal-editor.texts'
import { settingsTexts } from '@dlm/contract/settings/settings.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery, useRefresh } from '../../admin/admin-query.ts'
import { DraftNotice } from '../../admin/form/draft-notice.tsx'
import { EditConflict } from '../../admin/form/edit-conflict.tsx'
import { EntryPreview } from '../../admin/form/entry-preview.tsx'
import { FormActions } from '../../admin/form/form-actions.tsx'
import { FormPreview } from '../../admin/form/form-preview.tsx'
import { useFormDraft } from '../../admin/form/use-form-draft.ts'
import { VersionRows } from '../../admin/form/version-list.tsx'
import { SidePanel } from '../../admin/side-panel.tsx'
import { callAdmin } from '../../auth/admin-session.ts'
import { AreaField } from '../../forms/area-field.tsx'
import { Field } from '../../forms/field.tsx'
import { showFailure, useContractForm } from '../../forms/use-contract-form.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

type Stored = Answer<'get_legal_form'>

interface Props {
  name: LegalName
  title: string
  stored: Stored
  onPublished(name: LegalName, isOwn: boolean): void
  onClose(): void
}

/** The form of a legal text beside its preview: the text, the day it comes into force, and earlier versions. */
export function LegalForm({ name, title, stored, onPublished, onClose }: Props) {
  const form = useContractForm(schema, stored.fields)
  const [revision, setRevision] = useState(stored.revision)
  const [conflict, setConflict] = useState<Stored | null>(null)
  const client = useQueryClient()
  const refresh = useRefresh(['get_legal', 'get_site'])
  const formDraft = useFormDraft({
    form,
    name: `legal/${name}`,
    revision,
    onReturn: (draft) => setRevision(draft.revision),
  })
  const { isDirty, isSubmitting } = form.formState

  const leave = () => {
    formDraft.forget()
    onClose()
  }
  const close = () => {
    formDraft.notifySaved(formDraft.forget)
    onClose()
  }
  const take = (fields: Readonly<Partial<Stored['fields']>>) => {
    for (const [field, value] of Object.entries(fields))
      form.setValue(field as keyof Stored['fields'], value, { shouldDirty: true })
  }
  const publish = async (values: Stored['fields'], on: number) => {
    try {
      const { isOwn } = await callAdmin('set_legal', { ...values, id: name, revision: on })
      leave()
      onPublished(name, isOwn)
      void refresh()
      void notify(settingsTexts.publishedLegal)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'stale-edit') {
        const now = await client.fetchQuery(adminQuery('get_legal_form', { id: name })).catch(() => null)
        setConflict(now)
      } else showFailure(form, error)
    }
  }

  return (
    <SidePanel title={title} onClose={close} isWide>
      {conflict && (
        <EditConflict
          fields={form.fields}
          other={conflict.fields}
          own={form.getValues()}
          onKeepOwn={() => {
            setRevision(conflict.revision)
            setConflict(null)
            void form.handleSubmit((values) => publish(values, conflict.revision))()
          }}
          onTakeOther={() => {
            setRevision(conflict.revision)
            form.reset(conflict.fields)
            setConflict(null)
          }}
        />
      )}
      {formDraft.isBack && isDirty && <DraftNotice onDiscard={leave} />}
      <div className="mx-auto grid w-full max-w-media gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <form
          noValidate
          onSubmit={form.handleSubmit((values) => publish(values, revision))}
          className="grid content-start gap-5"
        >
          <Field form={form} name="since" type="date" hint={legalEditorTexts.sinceHint} />
          <AreaField form={form} name="text" rows={14} hint={legalEditorTexts.textHint} />
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => take({ text: stored.shipped })}
          >
            {legalEditorTexts.startFromDefault}
          </Button>
          <details className="rounded-card border border-line">
            <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
              {legalEditorTexts.earlierVersions}
            </summary>
            <VersionRows
              versions={stored.versions}
              none={legalEditorTexts.noVersions}
              fields={form.fields}
              now={() => form.getValues()}
              onTake={({ fields }) => take(fields)}
            />
          </details>
          <FormActions
            submitLabel={legalEditorTexts.publish}
            busy={isSubmitting && legalEditorTexts.publishing}
            disabled={!isDirty}
            onClose={close}
          />
        </form>
        <FormPreview
          form={form}
          cover={null}
          show={({ text, since }) => (
            <EntryPreview
              title={title}
              text={text}
              line={since && legalEditorTexts.inForceSince(formatDay(since))}
              cover={null}
            />
          )}
        />
      </div>
    </SidePanel>
  )
}
