import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
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
      {card.needsCode && <p className="text-sm">The album is locked: its code is needed as well.</p>}
      <label htmlFor={fieldId} className="text-sm font-semibold max-[759px]:sr-only">
        Address
      </label>
      <div className="grid gap-1 rounded-control border border-line bg-canvas p-1">
        <textarea
          id={fieldId}
          readOnly
          rows={1}
          value={card.url}
          onFocus={(event) => event.currentTarget.select()}
          className="field-sizing-content min-h-10 w-full resize-none rounded-control bg-canvas px-2.5 py-2 text-sm wrap-anywhere text-soft"
        />
        <Button onClick={() => copyAddress(card.url)}>
          <Copy aria-hidden="true" className="size-5" />
          Copy address
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button
            variant="secondary"
            className="flex-1 whitespace-nowrap"
            onClick={() => shareByDevice(card)}
          >
            Share…
          </Button>
        )}
        <Button
          variant="secondary"
          className="flex-1 whitespace-nowrap"
          busy={isDrawing && 'Drawing…'}
          onClick={file ? () => downloadCard(file, card.url) : onRetry}
        >
          {file && <Download aria-hidden="true" className="size-5" />}
          {file ? 'Download card' : 'Try again'}
        </Button>
      </div>
    </div>
  )
}
