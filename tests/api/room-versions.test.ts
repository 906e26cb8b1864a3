import { quotas } from '@dlm/contract/limits'
import { roomRules } from '@dlm/contract/rooms/room-rules'
import type { SectionPiece } from '@dlm/contract/rooms/rooms.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aSection } from '../support/factories/rooms.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin({ adminRole: 'editor' })
})

/** Films of the portal; their ids. */
async function addFilms(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `V-${unique()}-${at}`)
  await writeDocuments(
    db,
    ids.map((id) => documents.videos(id, aVideoDoc(id, { name: `${id}.mp4` }))),
  )
  return ids
}

const film = (id: string, ...earlier: string[]): SectionPiece => ({
  ...{ kind: 'video', id },
  earlier: earlier.map((each) => ({ id: each })),
})

const adding = (pieces: SectionPiece[]) =>
  call('add_room', { title: 'Asha & Nimal', sections: [aSection(pieces)] }, admin)

describe('the versions of a piece of a room', () => {
  it('are opened by the link, and are one piece for the studio', async () => {
    const [first = '', second = '', other = ''] = await addFilms(3)
    const room = await addRoom(admin, [film(second, first)])
    const { key } = await addLink(admin, room, { mayComment: true })
    const { grant, room: opened } = await openRoom(key)
    expect(opened.sections[0]?.pieces).toEqual([film(second, first)])
    const { videos } = (await call('room_media', { grant })).body
    expect(videos.map(({ vid }) => vid)).toEqual([first, second])
    const { data } = (await call('get_rooms', { search: '' }, admin)).body
    expect(data.find(({ id }) => id === room)?.pieces).toBe(1)
    const { pieces } = (await call('get_room', { id: room }, admin)).body
    expect(pieces.map(({ id, name }) => [id, name])).toEqual([
      [first, first],
      [second, second],
    ])
    const comments = (id: string) => call('get_room_comments', { grant, piece: { kind: 'video', id } })
    expect((await comments(first)).status).toBe(200)
    expect((await comments(other)).body.code).toBe('media-not-found')
  })

  it('have the comments that they had before there was a newer one, each its own', async () => {
    const [first = '', second = ''] = await addFilms(2)
    const room = await addRoom(admin, [film(first)])
    const { key } = await addLink(admin, room, { mayComment: true })
    const { grant } = await openRoom(key)
    const comment = (id: string, text: string) =>
      call('add_room_comment', { grant, id: crypto.randomUUID(), piece: { kind: 'video', id }, text })
    expect((await comment(first, 'Shorter.')).status).toBe(200)
    expect((await comment(second, 'Too early.')).body.code).toBe('media-not-found')

    const { fields, revision } = (await call('get_room', { id: room }, admin)).body
    const sections = fields.sections?.map((section) => ({ ...section, pieces: [film(second, first)] }))
    expect((await call('update_room', { ...fields, id: room, revision, sections }, admin)).status).toBe(200)
    expect((await comment(second, 'Better.')).status).toBe(200)
    const textsOf = async (id: string) =>
      (await call('get_room_comments', { grant, piece: { kind: 'video', id } })).body.data.map(
        ({ text }) => text,
      )
    expect([await textsOf(first), await textsOf(second)]).toEqual([['Shorter.'], ['Better.']])
    const { data } = (await call('get_room_feedback', { id: room }, admin)).body
    const part = sections?.[0]?.id
    expect(data.map(({ id, partKey }) => [id, partKey]).sort()).toEqual(
      [
        [first, part],
        [second, part],
      ].sort(),
    )
  })

  it('are of no album, nowhere else in the room, there, and nine before the newest at most', async () => {
    const [first = '', second = '', ...more] = await addFilms(quotas.earlierVersions + 2)
    const fid = `ALB-${unique()}`
    const pid = `P-${unique()}`
    await writeDocuments(db, [
      documents.albums(fid, anAlbumDoc({ photos: 1 })),
      documents.photos(pid, aPhotoDoc(pid, { fid })),
    ])
    const fieldsOf = async (pieces: SectionPiece[]) => {
      const { status, body } = await adding(pieces)
      return status === 200 ? null : (body as { fields?: Record<string, string> }).fields
    }
    /** The messages without the places that they name. */
    const message = async (pieces: SectionPiece[]) =>
      Object.values((await fieldsOf(pieces)) ?? {}).map((text) => text.replace(/^[\w.]+: /, ''))
    expect(await message([film(second, first)])).toEqual([])
    expect(await message([{ kind: 'album', id: fid, earlier: [{ id: pid }] }])).toEqual([
      roomRules.albumVersions,
    ])
    expect(await message([film(second, first), film(first)])).toEqual([roomRules.twice])
    // An id of another kind is no film.
    expect(await message([film(second, pid)])).toEqual([roomRules.pieceGone])
    expect(await message([film(second, first, ...more)])).toEqual([roomRules.versions])
    expect(await message([film(second, ...more)])).toEqual([])
  })
})
