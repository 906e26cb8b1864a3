import { albumTexts } from '@dlm/contract/media/albums.texts'
import Bookmark from 'lucide-react/icons/bookmark'
import type { ReactNode, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { overlayState, useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { albumPath } from '../../../lib/paths.ts'
import { classes } from '../../../ui/classes.ts'
import { barButtonClass } from './bar-button-class.ts'

interface Props {
  fid: string
  /** The album shows its saved photos only. */
  isOn: boolean
  /** The part of the page with the photos. */
  photos: RefObject<HTMLElement | null>
  /** How many are saved. */
  children: ReactNode
}

/** Shows the saved photos of an album in place of all, and back. */
export function SavedToggle({ fid, isOn, photos, children }: Props) {
  const navigate = useNavigate()
  const showAll = useCloseOverlay(albumPath(fid))
  const toggle = () => {
    if (isOn) return showAll()
    void navigate(albumPath(fid, { isSaved: true }), { state: overlayState })
    const section = photos.current
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className={classes(barButtonClass, isOn && 'bg-accent-wash')}
    >
      <Bookmark aria-hidden="true" className={isOn ? 'size-5 fill-current text-accent' : 'size-5'} />
      {/* The number has its room from the start, so that nothing moves when it is known. */}
      <span>
        {albumTexts.saved} <span className="inline-block min-w-[2ch] tabular-nums">{children}</span>
      </span>
    </button>
  )
}
