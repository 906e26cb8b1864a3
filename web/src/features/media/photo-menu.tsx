import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import { zipButtonTexts } from '@dlm/contract/media/zip-buttons.texts'
import Download from 'lucide-react/icons/download'
import { useNavigate } from 'react-router'
import { type MenuItem, MoreMenu } from '../../ui/more-menu.tsx'
import { downloadPathOf, type Medium } from './medium.ts'
import { useInZip } from './zip/zip-button.tsx'

/** What a phone has no room for beside the other actions of a photo. @param first what the lightbox itself offers */
export function PhotoMenu({ medium, first }: { medium: Medium; first: MenuItem }) {
  const navigate = useNavigate()
  const { isIn, toggle, Icon } = useInZip(medium)
  const downloads: MenuItem[] = [
    {
      label: mediaActionTexts.download,
      icon: Download,
      onSelect: () => void navigate(downloadPathOf(medium)),
    },
    { label: isIn ? zipButtonTexts.remove : zipButtonTexts.addToZip, icon: Icon, onSelect: toggle },
  ]
  return (
    <MoreMenu label={mediaActionTexts.more} items={medium.isViewOnly ? [first] : [first, ...downloads]} />
  )
}
