import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { lazyModule } from '../../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../../lib/focus/overlay.ts'
import { pieceParameters, type RoomPlace, roomPath } from '../../../../lib/room-paths.ts'
import { stackOf, type VersionStack } from '../../../../lib/version-stack.ts'

const versionsView = lazyModule('room-versions', () => import('./versions-view.tsx'))

interface Opened {
  stack: VersionStack
  /** Of the version that the address names. */
  id: string
}

/**
 * The versions that an address opens: by `versions`, or by a piece that is an earlier version now, as an address of before has it.
 */
function versionsIn(address: URLSearchParams, stacks: readonly VersionStack[]): Opened | null {
  const [, kind, id = ''] = /^(photo|video|audio)-(.+)$/.exec(address.get('versions') ?? '') ?? []
  const named = kind && stackOf(stacks, kind as VersionStack['kind'], id)
  if (named) return { stack: named, id }
  for (const stack of stacks) {
    const piece = address.get(pieceParameters[stack.kind])
    const version = stack.versions.findIndex((each) => each.id === piece)
    if (piece !== null && version >= 0 && version < stack.versions.length - 1) return { stack, id: piece }
  }
  return null
}

/** The versions of a piece beside each other, over their part, where the address asks for them. */
export function OpenedVersions({ room, stacks }: { room: RoomPlace; stacks: readonly VersionStack[] }) {
  const [address] = useSearchParams()
  const leave = useCloseOverlay(roomPath(room))
  const opened = versionsIn(address, stacks)
  const { data: code } = useQuery({ ...versionsView, enabled: opened !== null })
  return opened && code && <code.VersionsView key={opened.id} {...opened} onClose={leave} />
}
