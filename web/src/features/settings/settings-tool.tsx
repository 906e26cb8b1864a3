import { type LegalName, legalNames } from '@dlm/contract/brand/legal/legal-document'
import type { Answer } from '@dlm/contract/contract'
import { owners } from '@dlm/contract/roles'
import {
  type ChangedSettings,
  changedSettings,
  type Settings,
  SettingsForm,
  settingsForm,
} from '@dlm/contract/settings/settings.schema'
import { settingsTexts } from '@dlm/contract/settings/settings.texts'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { adminQuery, useRefresh } from '../../admin/admin-query.ts'
import { isOwn } from '../../admin/desk/own-tools.ts'
import { DraftNotice } from '../../admin/form/draft-notice.tsx'
import { EditConflict } from '../../admin/form/edit-conflict.tsx'
import { useFormDraft } from '../../admin/form/use-form-draft.ts'
import { VersionRows } from '../../admin/form/version-list.tsx'
import { useOpen } from '../../admin/list/use-open.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { showFailure, useContractForm } from '../../forms/use-contract-form.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { cacheSettings, showSettings } from '../../lib/settings.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackupCard } from './backup-card.tsx'
import { Group } from './group.tsx'
import { ImportCard } from './import-card.tsx'
import { LegalEditor } from './legal-editor.tsx'
import { LegalList } from './legal-list.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { type SettingsGroup, settingsGroups } from './settings-groups.ts'
import { SettingsIndex } from './settings-index.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { TagsCard } from './tags-card.tsx'
import './settings.css'

type Stored = Answer<'get_settings'>
type Fields = z.input<typeof SettingsForm>
type Values = z.output<typeof SettingsForm>

const query = adminQuery('get_settings', {})

/** Where there is room for a preview beside the form. */
const besideForm = '(min-width: 75rem)'
const allGroups = Object.keys(settingsGroups) as SettingsGroup[]
const groupsOfAdmins = allGroups.filter((group) => group !== 'backup' && group !== 'import')

/** Settings in the format of public pages: the changed ones, and which legal texts are the owner's own. */
const asPagesHaveThem = (settings: Settings, { fields, legal }: Stored): ChangedSettings => ({
  ...changedSettings(settings, fields),
  ...(legal.length > 0 && { legal }),
})

/** The settings of the portal: name, texts, contacts, colour and fonts (DESIGN §11), and the legal texts. */
export function SettingsTool() {
  const { data, error, isFetching, refetch } = useQuery(query)
  const [open, show] = useOpen()
  // After a preview the published settings apply again.
  useEffect(() => void (data && showSettings(asPagesHaveThem(data.fields, data))), [data])
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-96 max-w-text" />
  const publishedLegal = (name: LegalName, isOwn: boolean) => {
    const others = data.legal.filter((other) => other !== name)
    const published = asPagesHaveThem(data.fields, { ...data, legal: isOwn ? [...others, name] : others })
    cacheSettings(published)
    void showSettings(published)
  }
  const opened = legalNames.find((name) => name === open)
  return (
    <>
      <SettingsIndex ids={isOwn(owners) ? allGroups : groupsOfAdmins} />
      <SettingsEditor stored={data} onOpen={show}>
        <TagsCard />
        {isOwn(owners) && (
          <>
            <BackupCard />
            <ImportCard />
          </>
        )}
      </SettingsEditor>
      {opened && (
        <LegalEditor key={opened} name={opened} onPublished={publishedLegal} onClose={() => show(null)} />
      )}
    </>
  )
}

interface EditorProps {
  stored: Stored
  onOpen(name: LegalName): void
  /** Further groups. */
  children: ReactNode
}

function SettingsEditor({ stored, onOpen, children }: EditorProps) {
  const hasPreview = useMediaQuery(besideForm)
  const form = useContractForm<Fields, Values>(SettingsForm, settingsForm(stored.fields))
  const [revision, setRevision] = useState(stored.revision)
  const [conflict, setConflict] = useState<Stored | null>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const formDraft = useFormDraft({
    form,
    name: 'settings',
    revision,
    onReturn: (draft) => setRevision(draft.revision),
  })
  const { isDirty, isSubmitting } = form.formState

  const startFrom = (fields: Fields, on: number) => {
    formDraft.forget()
    form.reset(fields)
    setRevision(on)
    setConflict(null)
  }
  const publish = async (settings: Values, on: number) => {
    try {
      const answer = await callAdmin('set_settings', { ...settingsForm(settings), revision: on })
      startFrom(settingsForm(settings), answer.revision)
      const changed = asPagesHaveThem(settings, stored)
      cacheSettings(changed)
      await showSettings(changed)
      void refresh()
      void notify(settingsTexts.published)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'stale-edit')
        setConflict(await client.fetchQuery(query).catch(() => null))
      else showFailure(form, error)
    }
  }
  const preview = form.handleSubmit(async (settings) => {
    await showSettings(asPagesHaveThem(settings, stored))
    navigate(paths.landing)
    void notify(settingsTexts.previewed)
  })

  return (
    <div className="settings-body">
      <form
        noValidate
        onSubmit={form.handleSubmit((settings) => publish(settings, revision))}
        className="settings-groups"
      >
        {conflict && (
          <EditConflict
            fields={form.fields}
            other={settingsForm(conflict.fields)}
            own={form.getValues()}
            onKeepOwn={() => {
              setRevision(conflict.revision)
              setConflict(null)
              void form.handleSubmit((settings) => publish(settings, conflict.revision))()
            }}
            onTakeOther={() => startFrom(settingsForm(conflict.fields), conflict.revision)}
          />
        )}
        {formDraft.isBack && isDirty && (
          <DraftNotice onDiscard={() => startFrom(settingsForm(stored.fields), stored.revision)} />
        )}
        <SettingsFields form={form}>
          <LegalList own={stored.legal} onOpen={onOpen} />
          <Group id="earlier" title={settingsScreenTexts.earlierSettings} isFolded>
            <VersionRows
              versions={stored.versions.map((version) => ({
                ...version,
                fields: settingsForm(version.fields),
              }))}
              none={settingsScreenTexts.noVersions}
              fields={form.fields}
              now={() => form.getValues()}
              onTake={({ fields }) => {
                for (const [name, value] of Object.entries(fields))
                  form.setValue(name as keyof Fields, String(value), { shouldDirty: true })
              }}
            />
          </Group>
          {children}
        </SettingsFields>
        <div className="above-dock sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-canvas py-3">
          <Button type="submit" busy={isSubmitting && settingsScreenTexts.publishing} disabled={!isDirty}>
            {settingsScreenTexts.publish}
          </Button>
          <Button variant="secondary" onClick={preview} disabled={!isDirty}>
            {settingsScreenTexts.preview}
          </Button>
        </div>
      </form>
      {hasPreview && <SettingsPreview form={form} />}
    </div>
  )
}
