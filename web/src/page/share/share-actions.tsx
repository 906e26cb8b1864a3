import { shareTexts } from '@dlm/contract/site/share.texts'
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
    <div data-print="no" className="flex flex-col gap-3">
      {(file || isDrawing) && (
        <p className="hidden text-soft min-[760px]:block">{shareTexts.scanHint(card.title)}</p>
      )}
      {card.needsCode && <p className="text-sm">{shareTexts.needsCode}</p>}
      <label htmlFor={fieldId} className="text-sm font-semibold max-[759px]:sr-only">
        {shareTexts.address}
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
          {shareTexts.copyAddress}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button
            variant="secondary"
            className="flex-1 whitespace-nowrap"
            onClick={() => shareByDevice(card)}
          >
            {shareTexts.shareByDevice}
          </Button>
        )}
        <Button
          variant="secondary"
          className="flex-1 whitespace-nowrap"
          busy={isDrawing && shareTexts.creating}
          onClick={file ? () => downloadCard(file, card.url) : onRetry}
        >
          {file && <Download aria-hidden="true" className="size-5" />}
          {file ? shareTexts.downloadCard : shareTexts.tryAgain}
        </Button>
      </div>
    </div>
  )
}
