import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { useSearchParams } from 'react-router'
import { FormFields } from '../../../admin/form/form-fields.tsx'
import { FileForm } from './file-form.tsx'
import { AlbumField, AlbumOfUpload } from './recording-album.tsx'
import { type Incoming, UploadPanel } from './upload-panel.tsx'

interface Props {
  kind: 'video' | 'audio'
  entry: { id: string; editable: Editable }
  onClose(): void
}

/** A recording's name, in lists and as the file name of a download, its tags, and its album. */
export function RenameForm({ kind, entry, onClose }: Props) {
  return (
    <FileForm
      title={manageMediaTexts.rename}
      kind={kind}
      entry={entry}
      schema={editForms[kind]}
      onClose={onClose}
    >
      {(form) => (
        <FormFields
          form={form}
          own={{ fid: <AlbumField form={form} current={String(entry.editable.fields.fid ?? '')} /> }}
        />
      )}
    </FileForm>
  )
}

interface UploadProps {
  kind: 'video' | 'audio'
  incoming: Incoming
  onClose(): void
}

/** Uploads recordings into an album, or into none; which one is in the address, as that of photos is. */
export function RecordingUpload({ kind, incoming, onClose }: UploadProps) {
  const [parameters, setParameters] = useSearchParams()
  const fid = parameters.get('album') ?? ''
  const choose = (chosen: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (chosen) next.set('album', chosen)
        else next.delete('album')
        return next
      },
      { replace: true },
    )
  return (
    <UploadPanel
      key={fid}
      kind={kind}
      {...(fid && { fid })}
      incoming={incoming}
      onClose={onClose}
      more={<AlbumOfUpload fid={fid} onChoose={choose} />}
    />
  )
}
