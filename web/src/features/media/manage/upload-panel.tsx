import { dangerousQuestion } from '@dlm/contract/dialog-text'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { plural } from '@dlm/contract/format/plural'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import { acceptOf, type UploadKind } from '@dlm/contract/media/media-types'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FolderUp from 'lucide-react/icons/folder-up'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from '../../../admin/desk/dropped-files.ts'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { formatSize } from '../../../lib/format/format-size.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { DuplicateQuestion } from './duplicate-question.tsx'
import { rememberUploadOrder, type UploadOrder, uploadOrder } from './upload-order.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

/** Files that were dropped or pasted outside the panel, to be sent at once; `taken` marks them as handled. */
export interface Incoming {
  files: readonly File[]
  taken(): void
}

interface Props {
  kind: UploadKind
  /** Folder id of the album that photos go to. */
  fid?: string
  incoming?: Incoming
  onClose(): void
}

const nothing: Incoming = { files: [], taken: () => undefined }

const titles = { image: 'Upload photos', video: 'Upload videos', audio: 'Upload audios' } as const

/** Chooses files or folders, sends them, and registers them once all are uploaded (SPEC §4). */
export function UploadPanel({ kind, fid, incoming = nothing, onClose }: Props) {
  const { rows, progress, hasStopped, chosen, choose, uploader } = useUploads(kind, fid)
  const { isRegistering, notAdded, duplicates } = progress
  const started = mediaTexts.uploadStarted(chosen)
  const [isDragOver, setDragOver] = useState(false)
  const accept = acceptOf(kind)

  const takeIncoming = useEffectEvent(() => {
    incoming.taken()
    void choose(incoming.files)
  })
  useEffect(() => {
    if (incoming.files.length > 0) takeIncoming()
  }, [incoming.files])

  const close = async () => {
    const question = dangerousQuestion(
      'Stop the upload?',
      'Files that are not in the list yet will be discarded.',
    )
    const wouldLose = progress.isUnderway || isRegistering || progress.toAdd > 0
    if (wouldLose && (await notify(question)) !== 'yes') return
    uploader.discard()
    onClose()
  }

  return (
    <SidePanel title={titles[kind]} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of several ways to choose files */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(true)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={async (event) => {
          event.preventDefault()
          setDragOver(false)
          await choose(await droppedFiles(event.dataTransfer))
        }}
        className={classes(
          'grid justify-items-center gap-3 rounded-card border border-dashed text-center',
          // Once there are files they need the room.
          rows.length > 0 ? 'p-2' : 'p-5',
          isDragOver ? 'border-accent bg-accent-wash' : 'border-line bg-canvas',
        )}
      >
        {rows.length === 0 && (
          <p className="text-soft">Drop or paste files or folders anywhere, or choose them.</p>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton label="Choose files" icon={Upload} accept={accept} onChoose={choose} />
          <FileButton label="Choose a folder" icon={FolderUp} accept={accept} isFolder onChoose={choose} />
        </div>
      </div>
      {kind === 'image' && <UploadOrderField />}
      {progress.chosen > 0 && (
        <div className="grid gap-3">
          {progress.isUnderway && (
            <p className="text-sm">
              <span className="font-semibold">{started.title}</span> · {started.msg}
            </p>
          )}
          <p role="status" className="text-sm text-soft tabular-nums">
            {leadingZero(progress.uploaded)} of {plural(progress.chosen, 'file')}, {formatSize(progress.sent)}{' '}
            of {formatSize(progress.bytes)}
            {isRegistering && '. Being added…'}
          </p>
          <ProgressBar label="Upload" value={progress.sent} max={progress.bytes} />
          {progress.toAdd > 0 && !progress.isComplete && !progress.isUnderway && (
            <p className="text-sm text-soft">
              {plural(progress.toAdd, 'file')} uploaded, to be added once the others are uploaded or
              cancelled.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {hasStopped && progress.isComplete && (
              <Button onClick={() => uploader.register()}>Add {plural(progress.toAdd, 'file')}</Button>
            )}
            {progress.hasFailed && (
              <Button variant="secondary" onClick={() => uploader.retryFailed()}>
                Retry what failed
              </Button>
            )}
          </div>
        </div>
      )}
      {notAdded > 0 && (
        <p role="status" className="flex items-center gap-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
          {plural(notAdded, 'file')} not added: the reason is at each file.
        </p>
      )}
      {duplicates.length > 0 && <DuplicateQuestion duplicates={duplicates} uploader={uploader} />}
      <ul className="grid grid-cols-1 gap-2">
        {rows.map((row) => (
          <UploadRow key={row.id} row={row} uploader={uploader} accept={accept} />
        ))}
      </ul>
    </SidePanel>
  )
}

const orders: { value: UploadOrder; label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: 'taken', label: 'By date taken' },
]

/** The order of the photos in the next uploads. */
function UploadOrderField() {
  const [order, setOrder] = useState(uploadOrder)
  return (
    <SelectField
      label="Order of the photos"
      options={orders}
      value={order}
      onChange={({ target }) => {
        const next = target.value === 'taken' ? 'taken' : 'name'
        setOrder(next)
        rememberUploadOrder(next)
      }}
    />
  )
}
