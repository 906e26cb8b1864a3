import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import { acceptOf, takenFormats, type UploadKind } from '@dlm/contract/media/media-types'
import { uploadTexts } from '@dlm/contract/media/upload.texts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FolderUp from 'lucide-react/icons/folder-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from '../../../admin/desk/dropped-files.ts'
import { DropZone } from '../../../admin/form/drop-zone.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { formatSize } from '../../../lib/format/format-size.ts'
import { formatWait } from '../../../lib/format/format-time.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { DuplicateQuestion } from './duplicate-question.tsx'
import { MissingFiles } from './missing-files.tsx'
import { rememberUploadOrder, type UploadOrder, uploadOrder } from './upload-order.ts'
import { UploadRow } from './upload-row.tsx'
import { useTimeLeft } from './use-time-left.ts'
import { useUploads } from './use-uploads.ts'

/** Files that were dropped or pasted outside the panel, to be sent at once; `taken` marks them as handled. */
export interface Incoming {
  files: readonly File[]
  taken(): void
}

interface Props {
  kind: UploadKind
  /** Folder id of the album that the files go to. */
  fid?: string
  incoming?: Incoming
  onClose(): void
  /** Above the files. */
  more?: ReactNode
}

const nothing: Incoming = { files: [], taken: () => undefined }

const titles = {
  image: uploadTexts.photosTitle,
  video: uploadTexts.videosTitle,
  audio: uploadTexts.audiosTitle,
} as const

/** Chooses files or folders, sends them, and registers them once all are uploaded (SPEC §4). */
export function UploadPanel({ kind, fid, incoming = nothing, onClose, more }: Props) {
  const { rows, progress, hasStopped, chosen, leftOut, choose, uploader } = useUploads(kind, fid)
  const { isRegistering, notAdded, duplicates, missing } = progress
  const timeLeft = useTimeLeft(progress.isUnderway, progress.sent, progress.bytes)
  const started = adminMediaTexts.uploadStarted(chosen)
  const accept = acceptOf(kind)

  const takeIncoming = useEffectEvent(() => {
    incoming.taken()
    void choose(incoming.files)
  })
  useEffect(() => {
    if (incoming.files.length > 0) takeIncoming()
  }, [incoming.files])

  const close = async () => {
    const wouldLose = progress.isUnderway || isRegistering || progress.toAdd > 0 || progress.doubtful > 0
    if (wouldLose && (await notify(uploadTexts.askStop)) !== 'yes') return
    uploader.discard()
    onClose()
  }

  return (
    <SidePanel title={titles[kind]} onClose={close}>
      {/* Once there are files they need the room. */}
      <DropZone isLow={rows.length > 0} onDrop={async (transfer) => choose(await droppedFiles(transfer))}>
        {rows.length === 0 && (
          <div className="grid gap-1 text-soft">
            <p>{uploadTexts.dropHint}</p>
            <p className="text-sm">{uploadTexts.taken(takenFormats(kind))}</p>
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
          <FileButton label={uploadTexts.chooseFiles} icon={Upload} accept={accept} onChoose={choose} />
          <FileButton
            label={uploadTexts.chooseFolder}
            icon={FolderUp}
            accept={accept}
            isFolder
            onChoose={choose}
          />
        </div>
      </DropZone>
      {kind === 'image' && <UploadOrderField />}
      {more}
      {progress.chosen > 0 && (
        <div className="grid gap-3">
          {progress.isUnderway && (
            <p className="text-sm">
              <span className="font-semibold">{started.title}</span> · {started.msg}
            </p>
          )}
          <p role="status" className="text-sm text-soft tabular-nums">
            {uploadTexts.progress(
              progress.uploaded,
              progress.chosen,
              formatSize(progress.sent),
              formatSize(progress.bytes),
            )}
            {timeLeft !== undefined && (
              <span aria-hidden="true"> · {uploadTexts.timeLeft(formatWait(timeLeft))}</span>
            )}
            {isRegistering && ` · ${uploadTexts.adding}`}
          </p>
          <ProgressBar label={uploadTexts.upload} value={progress.sent} max={progress.bytes} />
          {progress.toAdd > 0 && !progress.isComplete && !progress.isUnderway && (
            <p className="text-sm text-soft">{uploadTexts.toAdd(progress.toAdd)}</p>
          )}
          <div className="flex flex-wrap gap-3">
            {hasStopped && progress.isComplete && (
              <Button onClick={() => uploader.register()}>{uploadTexts.addFiles(progress.toAdd)}</Button>
            )}
            {progress.hasFailed && (
              <Button variant="secondary" onClick={() => uploader.retryFailed()}>
                {uploadTexts.retryFailed}
              </Button>
            )}
          </div>
        </div>
      )}
      {leftOut.raw + leftOut.sidecars > 0 && (
        <p role="status" className="text-sm text-soft">
          {leftOut.raw > 0 && uploadTexts.rawLeftOut(leftOut.raw)}{' '}
          {leftOut.sidecars > 0 && uploadTexts.sidecarsLeftOut(leftOut.sidecars)}
        </p>
      )}
      {notAdded > 0 && (
        <p role="status" className="flex items-center gap-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
          {uploadTexts.notAdded(notAdded)}
        </p>
      )}
      {progress.doubtful > 0 && (
        <p role="status" className="flex items-center gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />
          {uploadTexts.doubtfulFiles(progress.doubtful)}
        </p>
      )}
      {missing > 0 && <MissingFiles files={missing} onSkip={() => uploader.leaveOutMissing()} />}
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
  { value: 'name', label: uploadTexts.byName },
  { value: 'taken', label: uploadTexts.byDate },
]

/** The order of the photos in the next uploads. */
function UploadOrderField() {
  const [order, setOrder] = useState(uploadOrder)
  return (
    <SelectField
      label={uploadTexts.order}
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
