import { albumTexts } from '@dlm/contract/media/albums.texts'
import Bookmark from 'lucide-react/icons/bookmark'
import { Link } from 'react-router'
import { albumPath } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { MessagePanel } from '../../../ui/message-panel.tsx'

/** Shown instead of the saved photos of an album of which none is saved. */
export function NothingSaved({ fid }: { fid: string }) {
  return (
    <MessagePanel
      icon={Bookmark}
      title={albumTexts.nothingSaved}
      action={
        <Link to={albumPath(fid)} replace preventScrollReset className={buttonClass('secondary')}>
          {albumTexts.showAllPhotos}
        </Link>
      }
    >
      {albumTexts.nothingSavedHint}
    </MessagePanel>
  )
}
