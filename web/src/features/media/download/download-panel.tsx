import { waits } from '@dlm/contract/constants'
import { downloadScreenTexts } from '@dlm/contract/media/download-screens.texts'
import type { MediaFile } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileImage from 'lucide-react/icons/file-image'
import FileAudio from 'lucide-react/icons/file-music'
import FileVideo from 'lucide-react/icons/file-play'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { useGoBack } from '../../../lib/focus/use-go-back.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { paths } from '../../../lib/paths.ts'
import { Title } from '../../../page/title.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DownloadKey, MediaKind } from './download-link.ts'
import type { mediaFile } from './media-file.ts'
import { useDownload } from './use-download.ts'

const icons = { image: FileImage, video: FileVideo, audio: FileAudio } as const
const total = waits.download / 1000

/** The seconds that are read out; a screen reader could not finish each of them. */
const spoken = [total, 10, 5]

/** The thumbnail of a photo. Lazy: pasting a link does not need its code. */
const thumbnail = lazyModule('file-thumbnail', () => import('./file-thumbnail.tsx'))

interface Props {
  file: MediaFile
  downloadKey: DownloadKey
  kind: MediaKind
  read: ReturnType<typeof mediaFile>
}

/** One file, and its download after 17 seconds (SPEC §2). */
export function DownloadPanel({ file, downloadKey, kind, read }: Props) {
  const goBack = useGoBack(paths.media)
  const { state, secondsLeft, fetched, start, cancel, save } = useDownload(read, goBack)
  // The icon is its fallback; a failure is silent.
  const FileThumbnail = useQuery({ ...thumbnail, enabled: kind === 'image' }).data?.FileThumbnail
  const Icon = icons[kind]
  const icon = <Icon aria-hidden="true" className="size-7" />
  const lastSpoken = Math.min(...spoken.filter((seconds) => seconds >= secondsLeft))
  const isWaiting = state === 'idle' || state === 'counting'
  const isReady = state === 'ready' || state === 'fetching'
  return (
    <section className="grid content-start gap-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <Title>{downloadScreenTexts.downloadFile(file.name)}</Title>
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-accent-wash text-accent">
          {FileThumbnail ? <FileThumbnail downloadKey={downloadKey} fallback={icon} /> : icon}
        </span>
        <div className="min-w-0">
          <h2 dir="auto" className="text-h3 font-semibold">
            {file.name}
          </h2>
          <p className="text-soft tabular-nums">
            {formatSize(file.size)} · {file.type}
          </p>
        </div>
      </div>

      <div className="grid gap-3">
        <p className="text-soft">{downloadScreenTexts.startHint(total)}</p>
        {/* The row is rendered in all states, so that nothing below moves. */}
        <div
          aria-hidden={state === 'idle' || undefined}
          className="grid min-h-7 grid-cols-[1fr_auto] items-center gap-4"
        >
          {state === 'fetching' && (
            <ProgressBar label={downloadScreenTexts.download} value={Math.floor(100 * fetched)} max={100} />
          )}
          {(isWaiting || state === 'ready') && (
            <ProgressBar
              label={downloadScreenTexts.timeLeft}
              value={state === 'ready' ? total : total - secondsLeft}
              max={total}
            />
          )}
          {isWaiting && (
            <p role="timer" className="min-w-10 text-end text-lg font-semibold tabular-nums">
              {secondsLeft}
              <span className="ps-1 font-normal text-soft">s</span>
            </p>
          )}
          {state === 'ready' && <p className="font-semibold">{downloadScreenTexts.fileReady}</p>}
          {state === 'fetching' && (
            <p className="font-semibold tabular-nums">
              {downloadScreenTexts.downloaded(Math.floor(100 * fetched))}
            </p>
          )}
        </div>
        <p role="status" className="sr-only">
          {state === 'counting' && downloadScreenTexts.readyIn(lastSpoken)}
          {isReady && downloadScreenTexts.fileReady}
        </p>
      </div>

      <div className="flex flex-wrap gap-3">
        {state === 'idle' && (
          <Button onClick={start}>
            <Download aria-hidden="true" className="size-5" />
            {downloadScreenTexts.startDownload}
          </Button>
        )}
        {isReady && (
          <Button onClick={save} busy={state === 'fetching' && downloadScreenTexts.downloading} autoFocus>
            <Download aria-hidden="true" className="size-5" />
            {downloadScreenTexts.downloadNow}
          </Button>
        )}
        {(state === 'counting' || state === 'fetching') && (
          <Button variant="secondary" onClick={cancel}>
            {downloadScreenTexts.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
