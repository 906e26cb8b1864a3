import type { Photo } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type RoomPlace, roomPath } from '../../../lib/room-paths.ts'
import { fromCompare } from './compared.ts'

const compareView = lazyModule('room-compare', () => import('./compare-view.tsx'))

interface Opened {
  parameter: string
  photos: readonly Photo[]
  first: readonly string[]
}

/** The photos that the address compares, over their part. A photo that the filter hides meanwhile stays where it is. */
export function ComparedPhotos({ room, photos }: { room: RoomPlace; photos: readonly Photo[] }) {
  const [parameters] = useSearchParams()
  const leave = useCloseOverlay(roomPath(room))
  const [opened, setOpened] = useState<Opened | null>(null)
  const parameter = parameters.get('compare')
  if (parameter !== (opened?.parameter ?? null)) {
    const pids = photos.map(({ pid }) => pid)
    const first = fromCompare(parameter, pids)
    if (parameter !== null && first.length > 0) setOpened({ parameter, photos, first })
    else if (opened) setOpened(null)
  }
  const { data: code } = useQuery({ ...compareView, enabled: opened !== null })
  return opened && code && <code.CompareView photos={opened.photos} first={opened.first} onClose={leave} />
}
