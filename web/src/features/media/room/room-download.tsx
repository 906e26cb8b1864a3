import { savedName } from '@dlm/contract/format/media-endings'
import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import Download from 'lucide-react/icons/download'
import { iconButtonClass } from '../../../ui/icon-button.tsx'

interface Props {
  /** What `file` is of; there is no link where it cannot be downloaded. */
  medium: { name: string; type: string; file: string; downloads?: 'web' | 'off' | undefined }
}

/** Saves a file as the link of the room lets it be downloaded: its address is the portal’s own, and needs no page in between. */
export function RoomDownload({ medium: { name, type, file, downloads } }: Props) {
  if (file === '' || downloads === 'off') return null
  return (
    <a
      href={file}
      download={savedName(name, type)}
      aria-label={mediaActionTexts.downloadFile(name)}
      title={mediaActionTexts.download}
      className={iconButtonClass}
    >
      <Download aria-hidden="true" className="size-5" />
    </a>
  )
}
