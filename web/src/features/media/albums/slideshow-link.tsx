import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import Play from 'lucide-react/icons/play'
import { Link } from 'react-router'
import { slideshowState } from '../../../lib/focus/overlay.ts'
import { type AlbumFilter, photoPath } from '../../../lib/paths.ts'
import { barButtonClass } from './bar-button-class.ts'

interface Props {
  /** The photo that it begins with; there is no link before that is known. */
  first: Photo | undefined
  /** Of the photos that the album shows now. */
  filter: AlbumFilter
}

/** Begins a slideshow of the photos that an album shows. */
export function SlideshowLink({ first, filter }: Props) {
  return (
    first && (
      <Link
        to={photoPath({ fid: first.fid, pid: first.pid, ...filter })}
        state={slideshowState}
        className={barButtonClass}
      >
        <Play aria-hidden="true" className="size-5" />
        <span>{albumTexts.slideshow}</span>
      </Link>
    )
  )
}
