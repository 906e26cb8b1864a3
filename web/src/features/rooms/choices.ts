import type { RoomChoices } from '@dlm/contract/rooms/rooms.schema'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { openedRoom, withRoomGrant } from './room-queries.ts'

/** The lists of a room with what was chosen. Another phone of the same client may choose too: they are read again when the room is. */
function roomChoices(client: QueryClient, key: string, link: string) {
  return queryOptions<RoomChoices, ApiFailure>({
    queryKey: ['room', link, 'choices'],
    queryFn: ({ signal }) =>
      withRoomGrant(client, key, (grant) => callApi('get_room_choices', { grant }, signal)),
    refetchOnWindowFocus: true,
  })
}

type Listed = RoomChoices['data'][number]

/** The choices with other photos in one list. */
function withPids(choices: RoomChoices, list: string, change: (pids: string[]) => string[]): RoomChoices {
  return {
    ...choices,
    data: choices.data.map((each) => (each.id === list ? { ...each, pids: change(each.pids) } : each)),
  }
}

/** What a client may choose and has chosen, and how that changes: the heart is filled at once, and emptied where the server refuses. */
export function useChoices(key: string, link: string, mayChoose: boolean) {
  const client = useQueryClient()
  const options = roomChoices(client, key, link)
  const { data } = useQuery({ ...options, enabled: mayChoose })
  const change = (list: string, edit: (pids: string[]) => string[]) =>
    client.setQueryData(options.queryKey, (now) => now && withPids(now, list, edit))
  const call = <T>(make: (grant: string) => Promise<T>) => withRoomGrant(client, key, make)

  async function toggle({ id: list, pids }: Listed, pid: string): Promise<void> {
    const on = !pids.includes(pid)
    change(list, (now) =>
      on ? [...now.filter((other) => other !== pid), pid] : now.filter((other) => other !== pid),
    )
    try {
      await call((grant) => callApi('choose_photo', { grant, list, pid, on }))
    } catch (error) {
      change(list, (now) => (on ? now.filter((other) => other !== pid) : [...now, pid]))
      notifyFailure(error)
      void client.invalidateQueries({ queryKey: options.queryKey })
    }
  }

  async function submit(): Promise<void> {
    await call((grant) => callApi('submit_room', { grant }))
    await Promise.all([
      client.invalidateQueries({ queryKey: options.queryKey }),
      client.invalidateQueries({ queryKey: openedRoom(key).queryKey }),
    ])
  }
  return { choices: data, toggle, submit }
}
