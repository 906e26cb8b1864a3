import { zipTexts } from '@dlm/contract/media/zip.texts'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { formatSize } from '../../../lib/format/format-size.ts'
import type { JobProgress } from '../../../lib/job-queue.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ZipFile } from './zip-files.ts'

interface Props {
  file: ZipFile
  progress: JobProgress | undefined
  isSaved: boolean
  /** Removes the file from the zip; absent while that is not possible. */
  onRemove: (() => void) | undefined
}

/** One file of the zip, and its progress. */
export function ZipRow({ file, progress, isSaved, onRemove }: Props) {
  const { name, size } = file
  return (
    <li className="relative flex min-h-14 items-center gap-3 overflow-hidden px-4">
      <span dir="auto" className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <Status progress={progress} isSaved={isSaved} size={size} />
      <span className="w-16 shrink-0 text-end text-sm text-soft tabular-nums">{formatSize(size)}</span>
      {onRemove && (
        <IconButton label={zipTexts.removeFile(name)} onClick={onRemove} className="-me-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      {progress?.status === 'running' && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent-solid transition-transform"
          style={{ transform: `scaleX(${progress.bytes / size})` }}
        />
      )}
    </li>
  )
}

function Status({
  progress,
  isSaved,
  size,
}: {
  progress: JobProgress | undefined
  isSaved: boolean
  size: number
}) {
  if (isSaved) return <span className="text-sm text-success">{zipTexts.saved}</span>
  switch (progress?.status) {
    case 'failed':
      return (
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          {zipTexts.failed}
        </span>
      )
    case 'done':
      return (
        <span className="text-success">
          <Check aria-hidden="true" className="size-5" />
          <span className="sr-only">{zipTexts.fetched}</span>
        </span>
      )
    case 'running':
      return (
        <span className="text-sm text-soft tabular-nums">{Math.floor((100 * progress.bytes) / size)} %</span>
      )
    default:
      return null
  }
}
