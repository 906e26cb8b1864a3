import { bulkForms, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import { NewAlbum } from '@dlm/contract/media/media-forms.schema'
import { rules } from '@dlm/contract/rules'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import * as z from 'zod'
import { BulkForm, type OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { ContentForm } from '../../../admin/form/content-form.tsx'
import { generatedId } from '../../../admin/form/generated-id.ts'
import { TagsField } from '../../../admin/form/tags-field.tsx'
import type { OpenForm } from '../../../admin/list/content-tool.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { AreaField } from '../../../forms/area-field.tsx'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { useParameters } from '../../../lib/use-parameters.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FocusField } from './focus-field.tsx'

const { focus, coverPhoto } = editForms.album.shape
const fields = NewAlbum.omit({ fp: true }).extend({ opened: z.boolean(), focus, coverPhoto })

type Fields = z.input<typeof fields>
type Values = z.input<(typeof editForms)['album']> & { fid: string }

/** A new album: without a password it is open. */
const adding: z.ZodType<Values, Fields> = fields.transform(({ opened: _, ...album }) => album)
/** An existing album: an empty password does not change its lock. */
const changing: z.ZodType<Values, Fields> = fields.transform(({ alpass, opened, focus, ...album }) => {
  const lock = opened ? { alpass: '' } : alpass ? { alpass } : {}
  return { ...album, ...(focus && { focus }), ...lock }
})

/** The fields that are a choice among a few. */
const choices = (watermark: Fields['watermark']) =>
  watermark === 'none'
    ? (['layout', 'order', 'downloads', 'watermark'] as const)
    : (['layout', 'order', 'downloads', 'watermark', 'strength'] as const)

// A hash is stored, so it cannot be shown.
const newHint = manageAlbumsTexts.newCodeHint
const changedHint = manageAlbumsTexts.changedCodeHint

/** The form Add Albums (SPEC §2): cover, generated folder id, password, name, camera data. Then it opens the upload of photos. */
export function AlbumForm({ entry, onClose }: OpenForm) {
  const [fid] = useState(() => entry?.id ?? generatedId('ALB'))
  const [, change] = useParameters()
  const choosePhotos = (album: string) =>
    change((now) => {
      for (const name of ['search', 'order']) now.delete(name)
      now.set('album', album)
      now.set('open', 'new')
    })
  return (
    <ContentForm
      title={entry ? manageAlbumsTexts.edit : manageAlbumsTexts.add}
      kind="album"
      entry={entry}
      schema={entry ? changing : adding}
      defaults={{ fid, opened: false }}
      picture={{ field: 'fp', label: manageAlbumsTexts.cover, needed: rules.cover.message }}
      add={(values, fp) => callAdmin('add_album', { ...values, fp })}
      submitLabel={manageAlbumsTexts.insert}
      recorded={adminMediaTexts.albumAdded}
      onAdded={({ fid }) => choosePhotos(fid)}
      notAdded={adminMediaTexts.albumNotAdded}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="alname" />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field form={form} name="date" type="date" />
            <Field form={form} name="place" />
          </div>
          <AreaField form={form} name="text" rows={4} hint={formTexts.markdownHint} />
          <TagsField form={form} name="tags" />
          {entry?.editable.cover && <FocusField form={form} picture={entry.editable.cover} />}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-5">
            {choices(form.watch('watermark')).map((name) => (
              <ChoiceField
                key={name}
                form={form}
                name={name}
                hint={name === 'watermark' ? manageAlbumsTexts.watermarkHint : undefined}
                options={Object.entries(form.fields[name]?.choices ?? {}).map(([value, label]) => ({
                  value,
                  label,
                }))}
              />
            ))}
          </div>
          <div className="flex items-end gap-2">
            <Field form={form} name="fid" readOnly className="min-w-0 flex-1" />
            {!entry && (
              <IconButton
                label={manageAlbumsTexts.newId}
                onClick={() => form.setValue('fid', generatedId('ALB'), { shouldDirty: true })}
              >
                <RefreshCw aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
          <Field
            form={form}
            name="alpass"
            label={entry ? manageAlbumsTexts.newCode : manageAlbumsTexts.code}
            isSecret
            autoComplete="off"
            hint={entry ? changedHint : newHint}
          />
          {entry && <CheckField {...form.register('opened')}>{manageAlbumsTexts.openToAll}</CheckField>}
          <CheckField {...form.register('showsCamera')}>{form.fields.showsCamera?.label}</CheckField>
          <CheckField {...form.register('unlisted')} hint={manageAlbumsTexts.unlistedHint}>
            {form.fields.unlisted?.label}
          </CheckField>
        </>
      )}
    </ContentForm>
  )
}

/** No password opens the albums, which needs a checked box, so that an empty field does not do it by mistake. */
const schema = bulkForms.album
  .extend({ opened: z.boolean() })
  .refine(({ alpass, opened }) => alpass !== '' || opened, {
    path: ['alpass'],
    message: manageAlbumsTexts.codeMissing,
  })
  .transform(({ alpass, opened }) => ({ alpass: opened ? '' : alpass }))

/** The password of many albums, or none. */
export function LockForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="album"
      one={manageAlbumsTexts.oneAlbum}
      title={manageAlbumsTexts.lockOrOpen}
      schema={schema}
      defaults={{ alpass: '', opened: false }}
      submitLabel={manageAlbumsTexts.save}
    >
      {(form) => (
        <>
          <Field
            form={form}
            name="alpass"
            isSecret
            autoComplete="off"
            hint={manageAlbumsTexts.commonCodeHint}
          />
          <CheckField {...form.register('opened')}>{manageAlbumsTexts.openToAll}</CheckField>
        </>
      )}
    </BulkForm>
  )
}
