import { roomZipTexts } from '@dlm/contract/rooms/room-zip.texts'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { JobProgress } from '../../../../lib/job-queue.ts'
import { useStore } from '../../../../lib/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { RoomZip, RoomZipStatus } from './room-zip.ts'

const idle: RoomZipStatus = { step: 'idle', at: 0, failed: [], percent: 0 }
const noProgress: ReadonlyMap<string, JobProgress> = new Map()

/** What is done next with a zip, and how far it is. */
export function RoomZipSteps({ zip }: { zip: RoomZip }) {
  const { step, at, failed, percent } = useStore(zip.status, (status) => status, idle)
  const { length: count } = zip.parts
  if (step === 'fetching') return <Fetching zip={zip} at={at} />
  if (step === 'failed')
    return (
      <div role="alert" className="grid gap-3 rounded-control border border-danger p-4">
        <p className="max-h-32 overflow-y-auto">
          <strong>{roomZipTexts.notFetched(failed.length)}</strong>{' '}
          <bdi className="wrap-anywhere">{failed.map(({ name }) => name).join(', ')}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void zip.retry()}>
            <RotateCw aria-hidden="true" className="size-5" />
            {roomZipTexts.tryAgain}
          </Button>
          {(count > 1 || failed.length < (zip.parts[at]?.length ?? 0)) && (
            <Button variant="secondary" onClick={() => void zip.saveWithoutFailed()}>
              {roomZipTexts.without(failed.length)}
            </Button>
          )}
        </div>
      </div>
    )
  return (
    <Button
      data-first-focus
      className="justify-self-start"
      onClick={() => void zip.start()}
      busy={
        step === 'starting'
          ? roomZipTexts.starting
          : step === 'packing' && roomZipTexts.packing(Math.floor(percent))
      }
    >
      <Download aria-hidden="true" className="size-5" />
      {count === 1 ? roomZipTexts.download : roomZipTexts.downloadPart(at + 1, count)}
    </Button>
  )
}

function Fetching({ zip, at }: { zip: RoomZip; at: number }) {
  const progress = useStore(zip.progress, (now) => now, noProgress)
  const part = zip.parts[at] ?? []
  const states = part.map(({ key, size }) => ({ size, state: progress.get(key) }))
  const done = states.filter(({ state }) => state?.status === 'done').length
  const bytes = states.reduce(
    (sum, { size, state }) => sum + (state?.status === 'done' ? size : (state?.bytes ?? 0)),
    0,
  )
  const total = states.reduce((sum, { size }) => sum + size, 0)
  return (
    <div className="grid gap-3">
      <ProgressBar label={roomZipTexts.progress} value={Math.min(bytes, total)} max={total} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft tabular-nums">{roomZipTexts.fetched(done, part.length)}</p>
        <Button variant="secondary" autoFocus onClick={() => zip.cancel()}>
          {roomZipTexts.cancel}
        </Button>
      </div>
    </div>
  )
}
