import type { Answer, Request } from '@dlm/contract/contract'
import type { SectionPiece } from '@dlm/contract/rooms/rooms.schema'
import { call } from './client.ts'
import { PORTAL } from './emulators.ts'
import { aJpeg } from './factories/pictures.ts'
import { aSection } from './factories/rooms.ts'
import { unique } from './fixtures.ts'
import type { Person } from './people.ts'
import { stage } from './uploads.ts'

type LinkFields = Partial<Omit<Request<'add_room_link'>, 'room'>>

/** Adds a client room with these pieces; its id. */
export async function addRoom(
  admin: Person,
  pieces: SectionPiece[],
  more: Partial<Request<'add_room'>> = {},
): Promise<string> {
  const { body, status } = await call(
    'add_room',
    { title: 'Asha & Nimal', sections: [aSection(pieces)], ...more },
    admin,
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data[0].id
}

/** Adds a link to a room: its id, and the secret of its address. */
export async function addLink(admin: Person, room: string, fields: LinkFields = {}) {
  const { body, status } = await call('add_room_link', { room, name: 'Asha', ...fields }, admin)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { id: body.link.id, key: body.secret }
}

/** Opens a room that has to open. */
export async function openRoom(
  key: string,
  more: Omit<Request<'open_room'>, 'key'> = {},
): Promise<Answer<'open_room'>> {
  const { body, status } = await call('open_room', { key, ...more })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Uploads photos of several proportions into an album: `Vows 1.jpg`, and so on. @returns their ids */
export async function addPhotos(admin: Person, fid: string, count: number): Promise<string[]> {
  const sizes = [
    [900, 600],
    [600, 900],
    [800, 800],
  ] as const
  const pictures = await Promise.all(
    Array.from({ length: count }, (_, at) => aJpeg(...(sizes[at % sizes.length] ?? sizes[0]))),
  )
  const files = await stage(
    admin,
    pictures.map((bytes, at) => ({ bytes, name: `Vows ${at + 1}.jpg` })),
  )
  const described = files.map((file, at) => ({
    ...{ name: `Vows ${at + 1}.jpg`, size: pictures[at]?.length ?? 1, file },
    ...{ pid: `photo-${unique()}`, type: 'image/jpeg' },
  }))
  const { status } = await call('add_photos', { fid, files: JSON.stringify(described) }, admin)
  if (status !== 200) throw new Error(`add_photos: ${status}`)
  return described.map(({ pid }) => pid)
}

/** Status of a file's address. */
export async function statusOf(address: string): Promise<number> {
  const answer = await fetch(new URL(address, PORTAL))
  await answer.arrayBuffer()
  return answer.status
}
