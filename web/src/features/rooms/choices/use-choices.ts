import { quotas } from '@dlm/contract/limits'
import type { ChoiceChange, RoomChoices } from '@dlm/contract/rooms/choosing.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, noConnection } from '../../../lib/api/api-failure.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { openedRoom, withRoomGrant } from '../room-queries.ts'
import { withChanges } from './changed-choices.ts'
import {
  addUnsentChanges,
  addUnsentSeen,
  removeSentChanges,
  removeSentSeen,
  unsentChanges,
  unsentSeen,
} from './unsent.ts'

/** Milliseconds until another try after one that failed, and until what was looked at is sent. */
const pauses = { retry: 5_000, seen: 3_000 } as const

interface OwnRoom {
  client: QueryClient
  /** The secret of the link, and its id. */
  key: string
  link: string
}

/** The choices of a link as the server has them. Another phone of the same client may choose too: they are read again when the room is. */
function roomChoices({ client, key, link }: OwnRoom) {
  return queryOptions<RoomChoices, ApiFailure>({
    queryKey: ['room', link, 'choices'],
    queryFn: ({ signal }) =>
      withRoomGrant(client, key, (grant) => callApi('get_room_choices', { grant }, signal)),
    refetchOnWindowFocus: true,
  })
}

/** Sends changes, and shows what was refused of them once. */
async function sendChanges(room: OwnRoom, changes: readonly ChoiceChange[]): Promise<void> {
  const { client, key, link } = room
  const { data, refused } = await withRoomGrant(client, key, (grant) =>
    callApi('change_choices', { grant, changes: [...changes] }),
  )
  client.setQueryData(roomChoices(room).queryKey, (now) => {
    if (!now) return now
    const changed = withChanges(now, changes)
    return {
      ...changed,
      data: changed.data.map((list) => ({ ...list, ...data.find(({ id }) => id === list.id) })),
    }
  })
  removeSentChanges(link, changes)
  if (refused.length === 0) return
  void notify(choosingTexts.refused([...new Set(refused.map(({ msg }) => msg))]))
  await client.invalidateQueries({ queryKey: roomChoices(room).queryKey })
}

async function sendSeen(room: OwnRoom, pids: readonly string[]): Promise<void> {
  const { client, key, link } = room
  await withRoomGrant(client, key, (grant) =>
    callApi('add_seen_photos', { grant, photos: pids.map((pid) => ({ pid })) }),
  )
  client.setQueryData(
    roomChoices(room).queryKey,
    (now) => now && { ...now, seen: [...new Set([...now.seen, ...pids])] },
  )
  removeSentSeen(link, pids)
}

/** Whether what was not sent stays for another try. */
const isPassing = (error: unknown) =>
  error instanceof ApiFailure && (error.isPassing || error.code === 'too-many-requests')

/** Rooms whose changes are being sent: each one after the other, so that none overtakes another. */
const sending = new Map<string, Promise<boolean>>()

/**
 * Sends what this browser has changed in a room. What the server refuses as a whole, as after the choice was submitted on another phone,
 * is shown and forgotten.
 * @returns whether nothing is left
 */
function sendUnsent(room: OwnRoom): Promise<boolean> {
  const running = sending.get(room.link) ?? send(room).finally(() => sending.delete(room.link))
  sending.set(room.link, running)
  return running
}

async function send(room: OwnRoom): Promise<boolean> {
  const { client, link } = room
  while (unsentChanges.get(link).length + unsentSeen.get(link).length > 0) {
    const changes = unsentChanges.get(link).slice(0, quotas.choiceChanges)
    const seen = unsentSeen.get(link).slice(0, quotas.choiceChanges)
    try {
      await (changes.length > 0 ? sendChanges(room, changes) : sendSeen(room, seen))
    } catch (error) {
      if (isPassing(error)) return false
      if (changes.length > 0) notifyFailure(error)
      removeSentChanges(link, unsentChanges.get(link))
      removeSentSeen(link, unsentSeen.get(link))
      void client.invalidateQueries({ queryKey: roomChoices(room).queryKey })
    }
  }
  return true
}

/**
 * What a client may choose and has chosen, and how that changes. A change is there at once and stored in the browser until the server has
 * it, so that a phone without a network, or one that is closed, loses none; those of another phone are merged by the server.
 */
export function useChoices(key: string, link: string, mayChoose: boolean) {
  const client = useQueryClient()
  const room = useMemo(() => ({ client, key, link }), [client, key, link])
  const { data, isLoading } = useQuery({ ...roomChoices(room), enabled: mayChoose })
  const changes = unsentChanges.use(link)
  const looked = unsentSeen.use(link)
  const [isWaiting, setWaiting] = useState(false)
  const choices = useMemo(() => data && withChanges(data, changes), [data, changes])
  const seen = useMemo(() => new Set([...(data?.seen ?? []), ...looked]), [data?.seen, looked])

  const hasChanges = changes.length > 0
  const hasUnsent = mayChoose && (hasChanges || looked.length > 0)
  useEffect(() => {
    if (!hasUnsent) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = async () => {
      clearTimeout(timer)
      const isSent = await sendUnsent(room)
      if (isOver) return
      setWaiting(!isSent)
      if (!isSent) timer = setTimeout(start, pauses.retry)
    }
    timer = setTimeout(start, hasChanges ? 0 : pauses.seen)
    addEventListener('online', start)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', start)
    }
  }, [room, hasUnsent, hasChanges])

  const change = useCallback((...added: ChoiceChange[]) => addUnsentChanges(link, added), [link])
  const see = useCallback(
    (pid: string) => {
      const stored = client.getQueryData(roomChoices(room).queryKey)
      if (!stored?.seen.includes(pid)) addUnsentSeen(link, pid)
    },
    [client, room, link],
  )

  /** @returns whether a receipt was mailed to the client */
  async function submit(): Promise<boolean> {
    if (!(await sendUnsent(room))) throw noConnection()
    const { isMailed } = await withRoomGrant(client, key, (grant) => callApi('submit_room', { grant }))
    await Promise.all([
      client.invalidateQueries({ queryKey: roomChoices(room).queryKey }),
      client.invalidateQueries({ queryKey: openedRoom(key).queryKey }),
    ])
    return isMailed
  }
  return { choices, isLoading, seen, isWaiting: isWaiting && hasChanges, change, see, submit }
}
