import { shareTexts } from '@dlm/contract/site/share.texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { CardPicture } from './card-picture.tsx'
import { ShareActions } from './share-actions.tsx'
import type { ShareCard } from './share-card.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

/** The share card with what can be done with it (SPEC §2). Where the card cannot be drawn, the rest still works. */
export function ShareDialog({ card, onClose }: { card: ShareCard; onClose(): void }) {
  const titleId = useId()
  const close = useCloseOnBack(onClose)
  const { data: file, isFetching, refetch } = useQuery(shareCardFile(card))
  return (
    <Modal
      aria-labelledby={titleId}
      onDismiss={close}
      dismissBeside
      className="w-[min(100%-24px,404px)] max-h-[calc(100dvh-24px)] overscroll-contain min-[760px]:w-[696px]"
    >
      <div className="grid gap-x-8 gap-y-3 p-4 min-[760px]:grid-cols-[264px_1fr] min-[760px]:grid-rows-[auto_1fr] min-[760px]:p-6">
        <header
          data-print="no"
          className="-mt-1 -me-1 flex items-center justify-between gap-3 min-[760px]:col-start-2"
        >
          <h2 id={titleId} className="text-h3">
            {shareTexts.title}
          </h2>
          <IconButton label={shareTexts.close} onClick={close}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <div className="min-[760px]:col-start-1 min-[760px]:row-span-2 min-[760px]:row-start-1">
          <CardPicture card={card} file={file} isDrawing={isFetching} />
        </div>
        <ShareActions card={card} file={file} isDrawing={isFetching} onRetry={() => void refetch()} />
      </div>
    </Modal>
  )
}

/** The card as a PNG file. The code that draws it is fetched with the first card that is opened. */
function shareCardFile(card: ShareCard) {
  return queryOptions<Blob>({
    queryKey: ['share-card', card],
    queryFn: async () => (await import('./draw-share-card.ts')).drawShareCard(card),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
