import { waits } from '@dlm/contract/constants'
import { zipTexts } from '@dlm/contract/media/zip.texts'
import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Zip } from './use-zip.ts'

const total = waits.zip / 1000

/** The seconds that are read out; a screen reader could not finish each of them. */
const spoken = [total, 10, 5]

/** The label of the download button: the part it saves, and the number of missing files. */
function downloadLabel({ parts, part, failed }: Zip): string {
  if (parts > 1) return zipTexts.downloadPart(part, parts)
  return failed.length > 0 ? zipTexts.downloadWithout(failed.length) : zipTexts.download
}

interface Props {
  zip: Zip
  onSave(): void
  onClose(): void
}

/** The steps of the zip: Generate, the countdown, Download; and Close (SPEC §2). */
export function ZipActions({ zip, onSave, onClose }: Props) {
  const { state, secondsLeft, pending, failed, part, parts, percent } = zip
  const isReady = state === 'ready' || state === 'saving'
  const lastSpoken = Math.min(...spoken.filter((seconds) => seconds >= secondsLeft))
  const nothingToSave = part > parts
  return (
    <div className="grid gap-4">
      {state !== 'choosing' && (
        <div className="grid gap-3">
          {state === 'counting' && (
            <p role="timer" className="text-h1 font-semibold tabular-nums">
              {secondsLeft}
              <span className="ps-1.5 text-lg font-normal text-soft">s</span>
            </p>
          )}
          <ProgressBar
            label={zipTexts.timeLeft}
            value={state === 'counting' ? total - secondsLeft : total}
            max={total}
          />
        </div>
      )}
      {failed.length > 0 && (
        <div role="alert" className="grid gap-3 rounded-control border border-danger p-4">
          <p>
            <strong>{zipTexts.notFetched(failed.length)}</strong>{' '}
            <bdi>{failed.map(({ name }) => name).join(', ')}</bdi>
          </p>
          <Button variant="secondary" onClick={() => void zip.retry()} className="justify-self-start">
            <RotateCw aria-hidden="true" className="size-5" />
            {zipTexts.tryAgain}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {state === 'counting' && zipTexts.readyIn(lastSpoken)}
        {isReady && pending === 0 && zipTexts.ready}
      </p>
      <div className="flex flex-wrap gap-3">
        {state === 'choosing' && <Button onClick={() => void zip.generate()}>{zipTexts.generate}</Button>}
        {state === 'counting' && (
          <Button variant="secondary" onClick={zip.cancel}>
            {zipTexts.cancel}
          </Button>
        )}
        {isReady && !(nothingToSave && pending === 0) && (
          <Button
            autoFocus
            onClick={onSave}
            busy={
              state === 'saving'
                ? zipTexts.packing(Math.floor(percent))
                : pending > 0 && zipTexts.waitingFor(pending)
            }
          >
            <Download aria-hidden="true" className="size-5" />
            {downloadLabel(zip)}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {zipTexts.close}
        </Button>
      </div>
    </div>
  )
}
