import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyAddress, downloadCard, shareByDevice } from './share-address.ts'
import type { ShareCard } from './share-card.ts'

interface Props {
  card: ShareCard
  file: Blob | undefined
  isDrawing: boolean
  onRetry(): void
}

/** The address to read and select, and the ways to pass it on. */
export function ShareActions({ card, file, isDrawing, onRetry }: Props) {
  const fieldId = useId()
  return (
    <div className="flex flex-col gap-3">
      {(file || isDrawing) && (
        <p className="hidden text-soft min-[760px]:block">
          Anyone who scans the card gets to “{card.title}”. Click the card to download it and to copy the
          address.
        </p>
      )}
      <label htmlFor={fieldId} className="text-sm font-semibold max-[759px]:sr-only">
        Address
      </label>
      <textarea
        id={fieldId}
        readOnly
        rows={1}
        value={card.url}
        onFocus={(event) => event.currentTarget.select()}
        className="field-sizing-content min-h-11 w-full resize-none rounded-control border border-line bg-canvas px-3 py-2.5 text-sm break-all text-soft"
      />
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1 whitespace-nowrap" onClick={() => copyAddress(card.url)}>
          Copy address
        </Button>
        {'share' in navigator && (
          <Button look="secondary" className="flex-1 whitespace-nowrap" onClick={() => shareByDevice(card)}>
            Share…
          </Button>
        )}
      </div>
      <Button
        look="secondary"
        busy={isDrawing && 'Drawing…'}
        onClick={file ? () => downloadCard(file, card.url) : onRetry}
      >
        {file && <Download aria-hidden="true" className="size-5" />}
        {file ? 'Download card' : 'Try again'}
      </Button>
    </div>
  )
}
