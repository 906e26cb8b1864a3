import { pageTexts } from '@dlm/contract/site/pages.texts'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { loadCode } from '../../lib/code/load-code.ts'
import { trackLoading } from '../../lib/code/loading.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ShareCard } from './share-card.ts'

const load = () => loadCode(import('./share-dialog.tsx'))

/** Prefetches the dialog; a failure is reported once the dialog is opened. */
const prepare = () => void load().catch(() => undefined)

type Dialog = Awaited<ReturnType<typeof load>>['ShareDialog']

interface Props extends ShareCard {
  /** Shows only the icon, where several actions are beside each other. */
  isCompact?: boolean
  /** Replaces the look of a button. */
  className?: string
  /** The card covers the screen from now on. */
  onOpen?(): void
}

/**
 * Opens the share card of an address (SPEC §2). The dialog's code is fetched when the button is pointed at, has the focus
 * or is pressed.
 */
export function ShareButton({ isCompact = false, className, onOpen, ...card }: Props) {
  // The address rather than a flag: Back may put another entry in the place of this one, and its card is not open.
  const [shared, setShared] = useState<{ url: string; Dialog: Dialog } | null>(null)
  const open = async () => {
    try {
      const { ShareDialog } = await trackLoading(load())
      setShared({ url: card.url, Dialog: ShareDialog })
      onOpen?.()
    } catch (error) {
      notifyFailure(error)
    }
  }
  const press = {
    'aria-haspopup': 'dialog',
    onClick: () => void open(),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
  return (
    <>
      {isCompact ? (
        <IconButton label={pageTexts.share} {...press}>
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <button type="button" {...press} className={className ?? buttonClass('secondary', 'print:hidden')}>
          <Share2 aria-hidden="true" className="size-5" />
          <span>{pageTexts.share}</span>
        </button>
      )}
      {shared?.url === card.url && <shared.Dialog card={card} onClose={() => setShared(null)} />}
    </>
  )
}
