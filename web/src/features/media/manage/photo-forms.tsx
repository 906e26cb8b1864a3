import { bulkForms, type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminMedia } from '../../../admin/admin-media.ts'
import { BulkForm, type OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { TagsField } from '../../../admin/form/tags-field.tsx'
import { AreaField } from '../../../forms/area-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { CoverChoice } from './cover-choice.tsx'
import { CreditFields } from './credit-fields.tsx'
import { FileForm } from './file-form.tsx'
import { FocusField } from './focus-field.tsx'
import { LandingChoice } from './landing-choice.tsx'
import { OriginalDownload } from './original-download.tsx'

/** The forms and the upload panel of photos, in one chunk. */
export { MovePanel } from './move-panel.tsx'
export { UploadPanel } from './upload-panel.tsx'

interface Props {
  entry: { id: string; editable: Editable }
  /** Its album. */
  fid: string
  onClose(): void
}

/** A photo's name, which is its file name in a download, its texts, its focal point, and what else shows it: its album, the landing. */
export function PhotoForm({ entry, fid, onClose }: Props) {
  const { data } = useInfiniteQuery(adminMedia('photos_all', { fid, ids: [entry.id], limit: 1 }))
  const picture = data?.pages[0]?.data[0]?.picture
  return (
    <FileForm
      title={manageMediaTexts.editPhoto}
      kind="photo"
      entry={entry}
      schema={editForms.photo}
      onClose={onClose}
      more={
        <>
          {picture && <CoverChoice id={entry.id} fid={fid} />}
          {picture && <LandingChoice id={entry.id} fid={fid} />}
          <OriginalDownload id={entry.id} />
        </>
      }
    >
      {(form) => (
        <>
          <Field form={form} name="name" />
          <AreaField form={form} name="alt" hint={manageMediaTexts.altHint} rows={2} />
          <AreaField form={form} name="caption" hint={manageMediaTexts.captionHint} rows={2} />
          {picture && <FocusField form={form} picture={picture} />}
          <TagsField form={form} name="tags" />
          <CreditFields form={form} />
        </>
      )}
    </FileForm>
  )
}

/** The credit of many photos. */
export function CreditForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="photo"
      one={manageMediaTexts.onePhoto}
      title={manageMediaTexts.creditTitle}
      schema={bulkForms.photo}
      defaults={{ author: '', licence: '' }}
      submitLabel={manageMediaTexts.save}
    >
      {(form) => <CreditFields form={form} />}
    </BulkForm>
  )
}

/** Tags for many photos, beside those that each has. */
export function TagsForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="photo"
      one={manageMediaTexts.onePhoto}
      title={manageMediaTexts.addTags}
      schema={bulkForms.photo}
      defaults={{ addTags: '' }}
      submitLabel={manageMediaTexts.save}
    >
      {(form) => <TagsField form={form} name="addTags" />}
    </BulkForm>
  )
}
