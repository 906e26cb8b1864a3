import { Suspense, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { commentsParameter } from '../../../lib/room-paths.ts'
import type { LightboxExtras } from '../lightbox/lightbox.tsx'
import { LightboxMarks } from './photo-marks.tsx'
import { RoomActions } from './room-actions.tsx'

const PhotoComments = lazyComponent(async () => ({
  default: (await import('./comments/photo-comments.tsx')).PhotoComments,
}))

/** What the lightbox over a client room has in place of the actions of public media. @param isOpen a photo is open in it */
export function useRoomLightbox(isOpen: boolean): LightboxExtras {
  const [parameters] = useSearchParams()
  const [wasOpen, setWasOpen] = useState(false)
  const [isCommenting, setCommenting] = useState(false)
  const id = useId()
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setCommenting(isOpen && parameters.has(commentsParameter))
  }
  const close = () => setCommenting(false)
  return {
    actions: (photo, photos, details) => (
      <RoomActions
        photo={photo}
        photos={photos}
        details={details}
        comments={{ isOpen: isCommenting, toggle: () => setCommenting(!isCommenting) }}
      />
    ),
    foot: (photo) => <LightboxMarks key={photo.pid} photo={photo} />,
    companion: isCommenting
      ? {
          ...{ id, close },
          node: (photo, stage) => (
            <Suspense>
              <PhotoComments id={id} photo={photo} stage={stage} onClose={close} />
            </Suspense>
          ),
        }
      : undefined,
  }
}
