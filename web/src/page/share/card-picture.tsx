import { shareTexts } from '@dlm/contract/site/share.texts'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCallback } from 'react'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { downloadCard } from './share-address.ts'
import { cardSize, type ShareCard } from './share-card.ts'

const place = 'aspect-[340/488] w-full rounded-card'

interface Props {
  card: ShareCard
  file: Blob | undefined
  isDrawing: boolean
}

/** The card as a button that downloads it, or a placeholder while it is drawn and where it cannot be. */
export function CardPicture({ card, file, isDrawing }: Props) {
  if (file) return <CardButton card={card} file={file} />
  if (isDrawing)
    return (
      <div role="status" aria-label={shareTexts.creatingCard}>
        <Skeleton className={place} />
      </div>
    )
  return (
    <div className={`${place} grid content-center border border-line bg-raised`}>
      <MessagePanel role="alert" icon={WifiOff} title={shareTexts.cardFailed}>
        {shareTexts.cardFailedHint}
      </MessagePanel>
    </div>
  )
}

function CardButton({ card, file }: { card: ShareCard; file: Blob }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const source = URL.createObjectURL(file)
      picture.src = source
      return () => URL.revokeObjectURL(source)
    },
    [file],
  )
  return (
    <button
      type="button"
      aria-label={shareTexts.card(card.title)}
      onClick={() => downloadCard(file, card.url)}
      className={`${place} block overflow-hidden border border-line transition-transform active:scale-[0.99]`}
    >
      <img ref={show} alt="" width={cardSize.width} height={cardSize.height} className="size-full" />
    </button>
  )
}
