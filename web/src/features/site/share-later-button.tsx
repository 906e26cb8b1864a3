import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { part, preparePart, usePart } from '../../lib/part.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ShareCard } from './share/share-card.ts'

const dialog = part('share-dialog', () => import('./share/share-dialog.tsx'))
const prepare = () => preparePart(dialog)

interface Props extends ShareCard {
  /** Shows only the icon, where several actions stand beside each other. */
  isCompact?: boolean
}

/**
 * Opens the share card of an address (SPEC §2), where it is one action among others: the dialog's code is fetched when the
 * button is pointed at, has the focus or is pressed.
 */
export function ShareLaterButton({ isCompact = false, ...card }: Props) {
  const [isOpen, setOpen] = useState(false)
  const code = usePart(dialog, isOpen)
  const press = {
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
  return (
    <>
      {isCompact ? (
        <IconButton label="Share" {...press}>
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Button look="secondary" {...press}>
          <Share2 aria-hidden="true" className="size-5" />
          Share
        </Button>
      )}
      {isOpen && code && <code.ShareDialog card={card} onClose={() => setOpen(false)} />}
    </>
  )
}
