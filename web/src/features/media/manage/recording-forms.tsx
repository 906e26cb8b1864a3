import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { Suspense, useState } from 'react'
import { FormFields } from '../../../admin/form/form-fields.tsx'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { FileForm } from './file-form.tsx'
import { type EditedTrack, TrackSection } from './track-section.tsx'

/** The form and the upload panel of videos and audios, in one chunk. */
export { UploadPanel } from './upload-panel.tsx'

interface Props {
  kind: 'video' | 'audio'
  entry: { id: string; editable: Editable }
  onClose(): void
}

const CueEditor = lazyComponent(async () => ({ default: (await import('./cue-editor.tsx')).CueEditor }))

/** A recording's name, in lists and as the file name of a download, its tags, and the captions and chapters of a video. */
export function RenameForm({ kind, entry, onClose }: Props) {
  const [edited, setEdited] = useState<EditedTrack | null>(null)
  return (
    <>
      <FileForm
        title={manageMediaTexts.rename}
        kind={kind}
        entry={entry}
        schema={editForms[kind]}
        onClose={onClose}
        more={kind === 'video' && <TrackSection vid={entry.id} onEdit={setEdited} />}
      >
        {(form) => <FormFields form={form} />}
      </FileForm>
      {edited && (
        <Suspense>
          <CueEditor {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  )
}
