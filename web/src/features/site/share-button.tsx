import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ShareCard } from './share/share-card.ts'
import { ShareDialog } from './share/share-dialog.tsx'

interface Props extends ShareCard {
  /** The card covers the screen from now on. */
  onOpen?(): void
}

/** Opens the share card of an address (SPEC §2). */
export function ShareButton({ onOpen, ...card }: Props) {
  // The address rather than a flag: Back may put another entry in the place of this one, and its card is not open.
  const [sharedUrl, setSharedUrl] = useState<string | null>(null)
  const open = () => {
    setSharedUrl(card.url)
    onOpen?.()
  }
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={open}>
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </Button>
      {sharedUrl === card.url && <ShareDialog card={card} onClose={() => setSharedUrl(null)} />}
    </>
  )
}
