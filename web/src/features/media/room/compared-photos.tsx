import type { Photo } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type RoomPlace, roomPath } from '../../../lib/room-paths.ts'
import { fromCompare, toCompare } from './compared.ts'

const compareView = lazyModule('room-compare', () => import('./compare-view.tsx'))

/** The photos that the address compares, over their part. */
export function ComparedPhotos({ room, photos }: { room: RoomPlace; photos: readonly Photo[] }) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const leave = useCloseOverlay(roomPath(room))
  const pids = photos.map(({ pid }) => pid)
  const compared = fromCompare(parameters.get('compare'), pids)
  const isOpen = compared.length > 0
  const { data: code } = useQuery({ ...compareView, enabled: isOpen })
  return (
    isOpen &&
    code && (
      <code.CompareView
        photos={photos}
        compared={compared}
        onCompare={(next) =>
          void navigate(roomPath(room, { compare: toCompare(next) }), { replace: true, state: null })
        }
        onClose={leave}
      />
    )
  )
}
