import type { Answer } from '@dlm/contract/contract'
import { changedSettings, SettingsForm, settingsForm } from '@dlm/contract/settings/settings.schema'
import { settingsTexts } from '@dlm/contract/settings/settings.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { callAdmin } from '../../auth/admin-session.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { keepSettings, showSettings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery, useRefresh } from '../dashboard/admin-query.ts'
import { DraftNotice } from '../dashboard/draft-notice.tsx'
import { EditConflict } from '../dashboard/edit-conflict.tsx'
import { useFormDraft } from '../dashboard/use-form-draft.ts'
import { VersionRows } from '../dashboard/version-list.tsx'
import { showFieldErrors, useContractForm } from '../site/form/use-contract-form.ts'
import { ReadFailure } from '../site/read-failure.tsx'
import { SettingsFields } from './settings-fields.tsx'

type Stored = Answer<'get_settings'>
type Fields = z.input<typeof SettingsForm>
type Values = z.output<typeof SettingsForm>

const query = adminQuery('get_settings', {})

/** What is the studio's own of the portal: name, texts, contacts and colour (DESIGN §11). */
export function SettingsTool() {
  const { data, error, isFetching, refetch } = useQuery(query)
  // Whoever comes back from a preview sees what is published.
  useEffect(() => void (data && showSettings(changedSettings(data.fields))), [data])
  if (data) return <SettingsEditor stored={data} />
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  return <Skeleton className="h-96 max-w-text" />
}

function SettingsEditor({ stored }: { stored: Stored }) {
  const form = useContractForm<Fields, Values>(SettingsForm, settingsForm(stored.fields))
  const [revision, setRevision] = useState(stored.revision)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const kept = useFormDraft({
    form,
    name: 'settings',
    revision,
    onReturn: (draft) => setRevision(draft.revision),
  })
  const { isDirty, isSubmitting } = form.formState

  const startFrom = (fields: Fields, on: number) => {
    kept.forget()
    form.reset(fields)
    setRevision(on)
    setTheirs(null)
  }
  const publish = async (settings: Values, on: number) => {
    try {
      const answer = await callAdmin('set_settings', { ...settingsForm(settings), revision: on })
      startFrom(settingsForm(settings), answer.revision)
      const changed = changedSettings(settings, stored.fields)
      keepSettings(changed)
      await showSettings(changed)
      void refresh()
      void notify(settingsTexts.published)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'stale-edit')
        setTheirs(await client.fetchQuery(query).catch(() => null))
      else if (!showFieldErrors(form, error)) notifyFailure(error)
    }
  }
  const preview = form.handleSubmit(async (settings) => {
    await showSettings(changedSettings(settings, stored.fields))
    navigate(paths.landing)
    void notify(settingsTexts.previewed)
  })

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((settings) => publish(settings, revision))}
      className="grid max-w-text gap-5"
    >
      {theirs && (
        <EditConflict
          fields={form.fields}
          theirs={settingsForm(theirs.fields)}
          mine={form.getValues()}
          onKeepMine={() => {
            setRevision(theirs.revision)
            setTheirs(null)
            void form.handleSubmit((settings) => publish(settings, theirs.revision))()
          }}
          onTakeTheirs={() => startFrom(settingsForm(theirs.fields), theirs.revision)}
        />
      )}
      {kept.isBack && isDirty && (
        <DraftNotice onDiscard={() => startFrom(settingsForm(stored.fields), stored.revision)} />
      )}
      <SettingsFields form={form} />
      <details className="rounded-card border border-line bg-surface">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold sm:px-6">
          Earlier settings
        </summary>
        <VersionRows
          versions={stored.versions.map((version) => ({ ...version, fields: settingsForm(version.fields) }))}
          none="They were not changed yet."
          fields={form.fields}
          now={() => form.getValues()}
          onTake={({ fields }) => {
            for (const [name, value] of Object.entries(fields))
              form.setValue(name as keyof Fields, String(value), { shouldDirty: true })
          }}
        />
      </details>
      <div className="above-dock sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6">
        <Button type="submit" busy={isSubmitting && 'Publishing…'} disabled={!isDirty}>
          Publish
        </Button>
        <Button variant="secondary" onClick={preview} disabled={!isDirty}>
          Preview
        </Button>
      </div>
    </form>
  )
}
