import { roomZipTexts } from '@dlm/contract/rooms/room-zip.texts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { lazyModule, prefetchModule, useLazyModule } from '../../../../lib/code/lazy-module.ts'
import { barButtonClass } from '../../albums/bar-button-class.ts'
import { useChoosing } from '../choosing.ts'
import type { WithRoomGrant } from '../room-reads.ts'
import type { ZipSource } from './room-zip-files.ts'

const dialog = lazyModule('room-zip', () => import('./room-zip-dialog.tsx'))

/** What the link of a room lets be downloaded, and what the room is called. */
export interface RoomDownloads {
  size: 'web' | 'originals'
  room: string
}

interface Props {
  part: { title: string; album: { fid: string; photos: number } | null; photos: readonly { pid: string }[] }
  downloads: RoomDownloads
  withGrant: WithRoomGrant
}

/** Downloads the photos that are chosen for the current list or, where no photos are chosen, those of the part. */
export function RoomZipButton({ part, downloads, withGrant }: Props) {
  const choosing = useChoosing()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const code = useLazyModule(dialog, isOpen, close)
  const count = choosing ? choosing.pids.length : (part.album?.photos ?? part.photos.length)
  if (count === 0) return null
  const source: ZipSource = choosing
    ? { pids: choosing.pids }
    : part.album
      ? { fid: part.album.fid }
      : { pids: part.photos.map(({ pid }) => pid) }
  const prepare = () => prefetchModule(dialog)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={barButtonClass}
      >
        <Download aria-hidden="true" className="size-5" />
        <span>{choosing ? roomZipTexts.chosenButton : roomZipTexts.button}</span>
      </button>
      {isOpen && code && (
        <code.RoomZipDialog
          source={source}
          describe={(photos) =>
            choosing ? roomZipTexts.chosen(photos, choosing.title) : roomZipTexts.all(photos, part.title)
          }
          name={[downloads.room, choosing?.title ?? part.title].filter(Boolean).join(', ')}
          size={downloads.size}
          withGrant={withGrant}
          onClose={close}
        />
      )}
    </>
  )
}
