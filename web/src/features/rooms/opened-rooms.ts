import { storedValue } from '../../lib/storage/stored-value.ts'

/** What this browser needs to open a room again: the secret of its link, and proof that its PIN was given. */
export interface RememberedRoom {
  key: string
  token: string
}

function isRemembered(value: unknown): value is RememberedRoom {
  const { key, token } = (value ?? {}) as Record<string, unknown>
  return typeof key === 'string' && typeof token === 'string'
}

const rooms = storedValue<ReadonlyMap<string, RememberedRoom>>({
  key: 'dsp-rooms',
  parse(json) {
    const entries = Object.entries(json ?? {})
    return new Map(entries.filter((entry): entry is [string, RememberedRoom] => isRemembered(entry[1])))
  },
  toJson: (held) => Object.fromEntries(held),
})

/** The rooms that this browser has opened, by the ids of their links. */
export const useRememberedRooms = rooms.use

/** What this browser knows of a link by its secret. */
export function rememberedBy(key: string): RememberedRoom | undefined {
  return [...rooms.get().values()].find((room) => room.key === key)
}

export function rememberRoom(link: string, room: RememberedRoom): void {
  rooms.set(new Map(rooms.get()).set(link, room))
}

const ended: RememberedRoom = { key: '', token: '' }

/** Whether a room was opened here by a link that has ended since. */
export const hasEnded = (room: RememberedRoom | undefined): boolean => room?.key === ended.key

/** Forgets what opened a room whose link has ended; only that there was one is remembered. */
export function forgetRoom(key: string): void {
  rooms.set(new Map([...rooms.get()].map(([link, room]) => [link, room.key === key ? ended : room])))
}
