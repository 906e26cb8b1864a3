import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FormFields } from '../../../admin/form/form-fields.tsx'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { FileForm } from './file-form.tsx'
import { AlbumField, AlbumOfUpload } from './recording-album.tsx'
import { type EditedTrack, TrackSection } from './track-section.tsx'
import { type Incoming, UploadPanel } from './upload-panel.tsx'

interface Props {
  kind: 'video' | 'audio'
  entry: { id: string; editable: Editable }
  onClose(): void
}

const CueEditor = lazyComponent(async () => ({ default: (await import('./cue-editor.tsx')).CueEditor }))

/** A recording's name, in lists and as the file name of a download, its tags, its album, and the captions and chapters of a video. */
export function RenameForm({ kind, entry, onClose }: Props) {
  const [edited, setEdited] = useState<EditedTrack | null>(null)
  return (
    <>
      <FileForm
        title={manageMediaTexts.editRecording[kind]}
        kind={kind}
        entry={entry}
        schema={editForms[kind]}
        onClose={onClose}
        more={kind === 'video' && <TrackSection vid={entry.id} onEdit={setEdited} />}
      >
        {(form) => (
          <FormFields
            form={form}
            own={{ fid: <AlbumField form={form} current={String(entry.editable.fields.fid ?? '')} /> }}
          />
        )}
      </FileForm>
      {edited && (
        <Suspense>
          <CueEditor {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
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
