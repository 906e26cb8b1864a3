import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { paths } from '../../lib/paths.ts'
import { studioRoomOf } from '../../lib/room-paths.ts'
import { useRememberedRooms } from './opened-rooms.ts'
import { ownRoomKey } from './room-queries.ts'

const keyShape = /^[A-Za-z0-9_-]{16,128}$/

/** The secret in the state of an address, where the link’s own address was replaced. */
function keyIn(state: unknown): string | null {
  const { key } = (state ?? {}) as { key?: unknown }
  return typeof key === 'string' ? key : null
}

/**
 * The secret of the room that the address opens: of a link that was opened just now, or of one that this browser remembers. A link's is
 * taken out of the address at once, so that no screenshot, bookmark or shared address has it. A member who is signed in may have opened the
 * room on another device. Null where there is none.
 */
export function useRoomKey(): string | null {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const remembered = useRememberedRooms()
  const isSignedIn = useSession() !== null
  const sent = parameters.get('k')
  useEffect(() => {
    if (sent !== null) void navigate(paths.room, { replace: true, state: { key: sent } })
  }, [sent, navigate])
  const id = parameters.get('id')
  const studio = id !== null && studioRoomOf(id) !== null ? id : undefined
  const currentKey = sent ?? studio ?? (remembered.get(id ?? '')?.key || keyIn(state))
  // A link that has ended is forgotten while the page still says so.
  const [last, setLast] = useState<{ id: string | null; key: string } | null>(null)
  if (currentKey !== null && (last?.key !== currentKey || last.id !== id)) setLast({ id, key: currentKey })
  const key = currentKey ?? (last?.id === id ? last.key : null)
  if (key !== null && keyShape.test(key)) return key
  return isSignedIn && id !== null ? ownRoomKey(id) : null
}
