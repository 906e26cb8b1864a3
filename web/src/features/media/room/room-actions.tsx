import type { Photo } from '@dlm/contract/media/media.schema'
import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import { type MenuItem, MoreMenu } from '../../../ui/more-menu.tsx'
import { LightboxHeart } from './heart-button.tsx'
import { RoomDownload } from './room-download.tsx'

/** What a client does with a photo of a room. @param details what the lightbox itself offers, for the menu of a phone */
export function RoomActions({ photo, details }: { photo: Photo; details: MenuItem }) {
  return (
    <>
      {/* A phone hides the first actions of public media; this one it has room for. */}
      <div />
      <LightboxHeart photo={photo} />
      <RoomDownload medium={photo} />
      <MoreMenu label={mediaActionTexts.more} items={[details]} />
    </>
  )
}
