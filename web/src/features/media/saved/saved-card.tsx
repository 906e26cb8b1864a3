import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { savedTexts } from '@dlm/contract/media/saved.texts'
import BookmarkX from 'lucide-react/icons/bookmark-x'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Headphones from 'lucide-react/icons/headphones'
import ImageIcon from 'lucide-react/icons/image'
import ImageOff from 'lucide-react/icons/image-off'
import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router'
import { photoPath, recordingPath } from '../../../lib/paths.ts'
import { cardClass, cardLinkClass } from '../../../page/card.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { SavedMedium } from './saved-media.ts'
import { UnavailableCard } from './unavailable-card.tsx'

const kinds = {
  photo: { label: savedTexts.photo, icon: ImageIcon },
  video: { label: savedTexts.video, icon: Clapperboard },
  audio: { label: savedTexts.audio, icon: Headphones },
} as const

const frameClass = 'aspect-[4/3] w-full'
/** To the pixel: phones of a common density then take the smallest rendition, which fits just so. */
const sizes =
  '(min-width: 1808px) 413px, (min-width: 1200px) calc(25vw - 27px), (min-width: 820px) calc(33.3vw - 31px), calc(50vw - 24px)'

type Shown = Exclude<SavedMedium, { kind: 'gone' | 'locked' }>

interface Facts {
  name: string
  /** The alt text of the picture, if there is one. */
  alt?: string | undefined
  path: string
  picture: PictureData | undefined
}

/** What a card shows of a medium. */
function facts(medium: Shown): Facts {
  switch (medium.kind) {
    case 'photo': {
      const { name, alt, picture, fid, pid } = medium.photo
      return { name, alt, picture, path: photoPath({ fid, pid }) }
    }
    case 'video':
      return {
        name: medium.video.name,
        picture: medium.video.poster,
        path: recordingPath('video', medium.id),
      }
    case 'audio':
      return { name: medium.audio.name, picture: undefined, path: recordingPath('audio', medium.id) }
  }
}

/** A saved medium: its picture, its kind, and the button to remove it. */
export function SavedCard({ medium, onRemove }: { medium: SavedMedium; onRemove(): void }) {
  if (medium.kind === 'gone')
    return (
      <UnavailableCard icon={ImageOff} title={savedTexts.unavailable} onRemove={onRemove}>
        {savedTexts.unavailableHint}
      </UnavailableCard>
    )
  if (medium.kind === 'locked') {
    const { id, album } = medium
    return (
      <UnavailableCard
        icon={Lock}
        title={savedTexts.locked}
        action={
          <Link
            to={photoPath({ fid: album.fid, pid: id })}
            className={buttonClass('secondary', 'px-3 text-sm')}
          >
            {savedTexts.unlock}
          </Link>
        }
        onRemove={onRemove}
      >
        {savedTexts.lockedFrom} <bdi>{album.name}</bdi>
      </UnavailableCard>
    )
  }
  const { name, alt = '', path, picture } = facts(medium)
  const { label, icon: Icon } = kinds[medium.kind]
  const title = mediaTitle(name)
  return (
    <li className={cardClass}>
      {picture ? (
        <Picture picture={picture} alt={alt} sizes={sizes} className={frameClass} />
      ) : (
        <span className={`grid place-items-center bg-accent-wash text-accent ${frameClass}`}>
          <Icon aria-hidden="true" className="size-8" />
        </span>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 py-2 pe-1 ps-3">
        <div className="min-w-0">
          <h2 dir="auto" className="truncate text-base font-semibold">
            <Link to={path} className={cardLinkClass}>
              {title}
            </Link>
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </p>
        </div>
        <IconButton label={savedTexts.removeTitle(title)} onClick={onRemove} className="relative z-10">
          <BookmarkX aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}
