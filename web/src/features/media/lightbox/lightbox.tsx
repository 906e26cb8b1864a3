import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import 'photoswipe/style.css'
import ImageIcon from 'lucide-react/icons/image'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal } from '../../../ui/modal.tsx'
import { holdKeys, takeHeldKeys } from '../photos/held-keys.ts'
import './lightbox.css'
import { LightboxBar } from './lightbox-bar.tsx'
import { openPhotoStage, type PhotoStage } from './photo-stage.ts'

export interface LightboxProps {
  /** Those that are there so far, the open one among them. */
  photos: readonly Photo[]
  /** How many there are in all; null while one does not know where the open one stands. */
  total: number | null
  /** The open photo; null closes. */
  pid: string | null
  /** Another one was turned to. */
  onMove(pid: string): void
  /** The person wants out of the photo that is shown. */
  onLeave(pid: string): void
  /** It is gone; the photo that was shown last. */
  onClosed(pid: string): void
  /** The element of a photo in the page below. */
  thumbnailOf(pid: string): HTMLElement | null
  actions(photo: Photo): ReactNode
}

/** Photos one by one on a dark stage: arrows, swipes, zoom; Escape, Back, or dragging the photo away closes it. */
export function Lightbox(props: LightboxProps) {
  const { photos, total, pid, onMove, onLeave, onClosed, thumbnailOf, actions } = props
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<PhotoStage | null>(null)
  const [shown, setShown] = useState(pid ?? '')

  const onShown = useEffectEvent((now: string) => {
    setShown(now)
    if (pid !== null && now !== pid) onMove(now)
  })
  const onClosing = useEffectEvent(onLeave)
  const onGone = useEffectEvent(() => onClosed(shown))
  const findThumbnail = useEffectEvent(thumbnailOf)
  const open = useEffectEvent((element: HTMLElement, onOpened: () => void) =>
    openPhotoStage(element, photos, pid ?? '', {
      onOpened,
      onShown: (now) => onShown(now),
      onClosing: (now) => onClosing(now),
      onClosed: () => onGone(),
      thumbnailOf: (wanted) => findThumbnail(wanted),
    }),
  )

  useEffect(() => {
    if (!host.current) return
    holdKeys()
    const opened = open(host.current, () => {
      for (const key of takeHeldKeys()) {
        if (key === 'ArrowRight') opened.move(1)
        if (key === 'ArrowLeft') opened.move(-1)
      }
    })
    setStage(opened)
    return () => {
      takeHeldKeys()
      opened.destroy()
    }
  }, [])
  useEffect(() => stage?.setPhotos(photos), [stage, photos])
  useEffect(() => {
    if (pid === null) stage?.close()
  }, [stage, pid])

  const at = photos.findIndex((photo) => photo.pid === shown)
  const photo = photos[at]
  const close = () => stage?.close()
  return (
    <Modal variant="stage" aria-label="Photos" onDismiss={close}>
      <div ref={host} data-first-focus tabIndex={-1} className="size-full outline-none" />
      {stage &&
        photo &&
        createPortal(
          <>
            {!photo.picture && <NoPicture />}
            <LightboxBar
              title={mediaTitle(photo.name)}
              credit={photo.credit}
              place={total === null ? null : { at, of: total }}
              hasPicture={photo.picture !== undefined}
              onMove={stage.move}
              onZoom={stage.toggleZoom}
              onClose={close}
              actions={actions(photo)}
            />
          </>,
          stage.element,
        )}
    </Modal>
  )
}

/** In the place of a photo whose renditions are not made, or cannot be. */
function NoPicture() {
  return (
    <p className="pointer-events-none absolute inset-0 m-auto grid size-fit max-w-[40ch] justify-items-center gap-3 px-6 text-center text-soft">
      <ImageIcon aria-hidden="true" className="size-10" />
      This photo cannot be shown yet. You can download it as it is.
    </p>
  )
}
