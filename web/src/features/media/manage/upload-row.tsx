import { uploadTexts } from '@dlm/contract/media/upload.texts'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { memo, useEffect, useState } from 'react'
import { formatSize } from '../../../lib/format/format-size.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Row, RowState } from './upload-queue.ts'
import type { Uploader } from './uploader.ts'
import './upload-row.css'

const words: Readonly<Record<RowState, string>> = {
  missing: uploadTexts.notYetSent,
  unfit: uploadTexts.unfit,
  reading: uploadTexts.reading,
  duplicate: uploadTexts.duplicate,
  doubtful: uploadTexts.doubtful,
  waiting: uploadTexts.waiting,
  sending: uploadTexts.sending,
  paused: uploadTexts.paused,
  uploaded: uploadTexts.uploaded,
  adding: uploadTexts.adding,
  failed: uploadTexts.failed,
  refused: uploadTexts.refused,
  done: uploadTexts.added,
}
const bad: ReadonlySet<RowState> = new Set(['unfit', 'failed', 'refused'])

interface Props {
  row: Row
  uploader: Uploader
  /** Types of files that its list takes. */
  accept: string
}

/** One of many files of an upload, which change one by one: its progress, its error, and its actions. */
export const UploadRow = memo(function UploadRow({ row, uploader, accept }: Props) {
  const { id, file, source, state, sent, note, making } = row
  const isGood = state === 'uploaded' || state === 'done'
  return (
    <li className="upload-row grid grid-cols-1 gap-2 rounded-control border border-line p-3">
      <div className="flex items-center gap-2">
        {source?.type.startsWith('image/') && <Thumbnail file={source} />}
        {isGood && <Check aria-hidden="true" className="size-5 shrink-0 text-success" />}
        {bad.has(state) && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />}
        {state === 'doubtful' && <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />}
        <p className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {file.name}
          </span>
          <span className={classes('block text-sm', bad.has(state) ? 'text-danger' : 'text-soft')}>
            {words[state]} · {formatSize(file.size)}
            {note && ` · ${note}`}
          </span>
        </p>
        {state === 'failed' && (
          <IconButton label={uploadTexts.retryFile(file.name)} onClick={() => uploader.retryFailed(id)}>
            <RotateCw aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {state === 'sending' && (
          <IconButton label={uploadTexts.pauseFile(file.name)} onClick={() => uploader.pause(id)}>
            <Pause aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton label={uploadTexts.resumeFile(file.name)} onClick={() => uploader.resume(id)}>
            <Play aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {state !== 'done' && state !== 'adding' && (
          <IconButton
            label={(bad.has(state) ? uploadTexts.removeFile : uploadTexts.cancelFile)(file.name)}
            onClick={() => uploader.cancel(id)}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {(state === 'duplicate' || state === 'doubtful') && (
        <Button variant="secondary" onClick={() => uploader.sendAnyway(id)}>
          {uploadTexts.uploadAnyway}
        </Button>
      )}
      {state === 'refused' && (
        <FileButton
          label={uploadTexts.chooseAgain}
          icon={Upload}
          accept={accept}
          onlyOne
          onChoose={(files) => uploader.replace(id, files)}
        />
      )}
      {(state === 'sending' || state === 'paused') && (
        <ProgressBar label={uploadTexts.progressOf(file.name)} value={sent} max={file.size} />
      )}
      {making !== undefined && (
        <>
          <p className="text-sm text-soft tabular-nums">{uploadTexts.versions(making)}</p>
          <ProgressBar label={uploadTexts.versionsOf(file.name)} value={making} max={100} />
        </>
      )}
    </li>
  )
})

/** Thumbnail from the local file, decoded when it is scrolled to. */
function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return (
    <span className="size-11 shrink-0 overflow-hidden rounded-control bg-raised">
      {address && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          // A file that is no picture leaves the frame empty.
          onError={() => setAddress(undefined)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
