import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import './sheet-line.css'

interface Props {
  photo: Photo
  isChosen?: boolean
  /** Undefined for none. */
  stars?: number | undefined
  isRejected?: boolean
}

/** On paper, below a photo: what its file is called, and what the client thinks of it. So a room is printed as a contact sheet. */
export function SheetLine({ photo: { name }, isChosen = false, stars, isRejected = false }: Props) {
  const marks = [isChosen && '♥', stars !== undefined && '★'.repeat(stars), isRejected && '✕'].filter(Boolean)
  return (
    <p aria-hidden="true" dir="auto" className="sheet-line hidden print:block">
      {[mediaTitle(name), ...marks].join(' ')}
    </p>
  )
}
