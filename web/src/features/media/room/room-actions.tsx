import type { Photo } from '@dlm/contract/media/media.schema'
import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import { type MenuItem, MoreMenu } from '../../../ui/more-menu.tsx'
import { CommentsButton } from './comments/comments-button.tsx'
import { CompareLink } from './compare-link.tsx'
import { RoomDownload } from './room-download.tsx'

interface Props {
  photo: Photo
  /** Those of the lightbox. */
  photos: readonly Photo[]
  /** What the lightbox itself offers, for the menu of a phone. */
  details: MenuItem
  comments: { isOpen: boolean; toggle(): void }
}

/** What a client does with a photo of a room. */
export function RoomActions({ photo, photos, details, comments }: Props) {
  return (
    <>
      {/* A phone hides the first actions of public media; these it has room for. */}
      <div />
      <CompareLink photo={photo} photos={photos} />
      <CommentsButton piece={{ kind: 'photo', id: photo.pid }} {...comments} />
      <RoomDownload medium={photo} />
      <MoreMenu label={mediaActionTexts.more} items={[details]} />
    </>
  )
}
