import type { Answer, Request } from '@dlm/contract/contract'
import { errors } from '@dlm/contract/errors'
import { quotas } from '@dlm/contract/limits'
import { commentRules } from '@dlm/contract/rooms/comment-rules'
import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aRoomCommentDoc } from '../support/factories/rooms.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin({ adminRole: 'editor' })
})

const ofAll = { mayComment: true, mayApprove: true }
const aVisitor = () => ({ visitor: `visitor-${crypto.randomUUID()}` })

type Fields = Partial<Omit<Request<'add_room_comment'>, 'grant'>>

/** What a caller with this grant does. */
function acting(grant: string, photo: CommentedPiece) {
  return {
    grant,
    comment: (fields: Fields = {}) =>
      call(
        'add_room_comment',
        { grant, id: crypto.randomUUID(), piece: photo, text: 'Brighter.', ...fields },
        aVisitor(),
      ),
    list: (piece: CommentedPiece = photo) => call('get_room_comments', { grant, piece }, aVisitor()),
    review: async () => (await call('get_room_review', { grant }, aVisitor())).body.data,
    edit: (id: string, text: string) => call('edit_room_comment', { grant, id, text }, aVisitor()),
    remove: (id: string) => call('delete_room_comment', { grant, id }, aVisitor()),
    resolve: (id: string, resolved = true) =>
      call('resolve_room_comment', { grant, id, resolved }, aVisitor()),
    decide: (state: Request<'set_piece_state'>['state'], piece: CommentedPiece = photo) =>
      call('set_piece_state', { grant, piece, state }, aVisitor()),
  }
}

/** A room with an album of one photo, and a film and a sound of their own; and its client. */
async function aRoom(rights: Partial<Request<'add_room_link'>> = ofAll) {
  const run = unique()
  const [fid, pid, vid, aid] = [`ALB-${run}`, `P-${run}`, `V-${run}`, `A-${run}`]
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: 1 })),
    documents.photos(pid, aPhotoDoc(pid, { fid, name: 'Vows.jpg' })),
    documents.videos(vid, aVideoDoc(vid)),
    documents.audios(aid, anAudioDoc(aid)),
  ])
  const photo = { kind: 'photo', id: pid } as const
  const [film, sound] = [{ kind: 'video', id: vid } as const, { kind: 'audio', id: aid } as const]
  const id = await addRoom(admin, [{ kind: 'album', id: fid }, film, sound])
  const join = async (fields: Partial<Request<'add_room_link'>>) => {
    const { id: linkId, key } = await addLink(admin, id, fields)
    return { linkId, ...acting((await openRoom(key)).grant, photo) }
  }
  const client = await join(rights)
  const studio = async () => {
    const { body } = await call('visit_room', { id }, admin)
    return { opened: body, ...acting(body.grant, photo) }
  }
  return { id, fid, photo, film, sound, join, client, studio }
}

const idOf = ({ body }: { body: Answer<'add_room_comment'> }) => body.id

describe('add_room_comment', () => {
  it('is on a point of a photo with a drawing, a frame of a film, and a moment of a sound', async () => {
    const { client, photo, film, sound } = await aRoom()
    const strokes = [{ points: [0.1, 0.12345, 0.2, 0.3] }]
    const onPhoto = await client.comment({ anchor: { at: 'point', x: 0.25, y: 0.5 }, strokes })
    expect(onPhoto.status).toBe(200)
    expect(onPhoto.body).toMatchObject({
      ...{ piece: photo, anchor: { at: 'point', x: 0.25, y: 0.5 }, text: 'Brighter.' },
      strokes: [{ points: [0.1, 0.1235, 0.2, 0.3] }],
      ...{ by: { name: 'Asha', isStudio: false }, isOwn: true, parent: null, resolved: null },
    })
    const anchor = { at: 'time', seconds: 73 / 25 } as const
    await client.comment({ piece: film, anchor, strokes })
    await client.comment({ piece: sound, anchor: { at: 'time', seconds: 12 } })
    expect((await client.list(film)).body.data).toMatchObject([{ anchor, strokes: [{}] }])
    expect((await client.list(sound)).body.data).toMatchObject([{ anchor: { at: 'time', seconds: 12 } }])
    expect(await client.review()).toHaveLength(3)
  })

  it('takes no place that its piece does not have, no drawing on a sound, and no endless text', async () => {
    const { client, film, sound } = await aRoom()
    const strokes = [{ points: [0.1, 0.1] }]
    const answers = await Promise.all([
      client.comment({ anchor: { at: 'time', seconds: 1 } }),
      client.comment({ piece: film, anchor: { at: 'point', x: 0, y: 0 } }),
      client.comment({ piece: sound, strokes }),
      client.comment({ text: ' ' }),
      client.comment({ text: 'a'.repeat(2_001) }),
      client.comment({
        strokes: Array.from({ length: quotas.commentStrokes + 1 }, () => strokes[0] ?? { points: [] }),
      }),
      client.comment({ strokes: [{ points: [0.5] }] }),
      client.comment({ strokes: [{ points: [0.5, 1.5] }] }),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'invalid-input'))
    expect(answers[0]?.body.fields).toEqual({ anchor: expect.stringContaining(commentRules.anchor) })
    expect(await client.review()).toEqual([])
  })

  it('is one, however often the same is sent, and no other’s id is taken', async () => {
    const { client, join } = await aRoom()
    const id = crypto.randomUUID()
    const answers = await inParallel(5, 5, () => client.comment({ id }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await client.list()).body.data).toHaveLength(1)
    const other = await join({ name: 'Nimal', ...ofAll })
    expect((await other.comment({ id, text: 'Hello.' })).body.fields).toEqual({ id: commentRules.otherId })
    expect((await client.list()).body.data[0]?.text).toBe('Brighter.')
  })

  it('replies to a comment on the same piece, one level deep', async () => {
    const { client, film } = await aRoom()
    const parent = idOf(await client.comment())
    const reply = await client.comment({ parent, text: 'Like this?' })
    expect(reply.body.parent).toBe(parent)
    const answers = await Promise.all([
      client.comment({ parent: idOf(reply) }),
      client.comment({ parent, piece: film }),
      client.comment({ parent: 'nowhere' }),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'comment-not-found'))
    expect((await client.comment({ parent, anchor: { at: 'point', x: 0, y: 0 } })).body.fields).toEqual({
      parent: expect.stringContaining(commentRules.reply),
    })
    expect(await client.review()).toMatchObject([{ comments: 2, unresolved: 1 }])
  })

  it('is for the pieces of the room alone', async () => {
    const [own, other] = [await aRoom(), await aRoom()]
    expect((await own.client.comment({ piece: other.photo })).body.code).toBe('media-not-found')
    expect((await own.client.comment({ piece: other.film })).body.code).toBe('media-not-found')
    expect((await own.client.comment({ piece: { kind: 'audio', id: 'nowhere' } })).body.code).toBe(
      'media-not-found',
    )
    expect((await own.client.comment()).status).toBe(200)
  })

  it('has exactly so many on a piece as there may be, however many are added at the same time', async () => {
    const { id, client, photo, film } = await aRoom()
    await db.doc(`roomReviews/${id}`).set({
      comments: quotas.pieceComments - 3,
      pieces: {
        [`photo-${photo.id}`]: {
          ...{ state: 'open', decided: null, comments: quotas.pieceComments - 3, unresolved: 0 },
        },
      },
    })
    const answers = await inParallel(20, 20, () => client.comment())
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.body.code, refused?.body.msg]).toEqual(['too-many-comments', commentRules.pieceFull])
    expect((await client.list()).body.data).toHaveLength(3)
    expect((await client.comment({ piece: film })).status).toBe(200)
    await db.doc(`roomReviews/${id}`).update({ comments: quotas.roomComments })
    expect((await client.comment({ piece: film })).body.msg).toBe(errors['too-many-comments'].msg)
  }, 60_000)

  it('rings the bell of the admin who made the link, once in ten minutes, without the client’s name and words', async () => {
    const { id, client, join } = await aRoom()
    const bells = async () => {
      const { docs } = await db.collection('notifications').where('filter', '==', admin.uid).get()
      return docs.map((each) => each.data()).filter(({ link }) => String(link).includes(id))
    }
    await inParallel(4, 4, () => client.comment())
    await client.decide('approved')
    const [bell, ...more] = await bells()
    expect(more).toEqual([])
    expect(JSON.stringify(bell)).not.toMatch(/Asha"|Brighter/)
    expect(bell?.text).toContain('Asha & Nimal')
    const other = await join({ name: 'Nimal', mayComment: true })
    await other.comment()
    expect(await bells()).toHaveLength(2)
    await db.doc(`roomLinks/${client.linkId}`).update({ notifiedAt: Date.now() - 11 * 60_000 })
    await client.comment()
    expect(await bells()).toHaveLength(3)
  })
})

describe('edit_room_comment', () => {
  it('changes what the caller wrote, and nothing of another', async () => {
    const { client, join } = await aRoom()
    const id = idOf(await client.comment())
    const other = await join({ name: 'Nimal', ...ofAll })
    expect((await other.edit(id, 'Darker.')).body.code).toBe('not-allowed')
    expect((await other.remove(id)).body.code).toBe('not-allowed')
    expect((await other.list()).body.data).toMatchObject([{ text: 'Brighter.', isOwn: false }])
    const { body } = await client.edit(id, 'Much brighter.')
    expect(body).toMatchObject({ text: 'Much brighter.', isOwn: true })
    expect(body.editedAt).toBeGreaterThan(0)
    expect((await client.edit('nowhere', 'Hm.')).body.code).toBe('comment-not-found')
  })
})

describe('delete_room_comment', () => {
  it('removes it, and writes it again where the client takes that back', async () => {
    const { client } = await aRoom()
    const id = idOf(await client.comment())
    expect((await client.remove(id)).status).toBe(200)
    expect((await client.remove(id)).status).toBe(200)
    expect([(await client.list()).body.data, await client.review()]).toEqual([[], []])
    await client.comment({ id })
    expect(await client.review()).toMatchObject([{ comments: 1, unresolved: 1 }])
  })

  it('leaves its place to the replies of others, until the last of these is deleted', async () => {
    const { client, join } = await aRoom()
    const id = idOf(await client.comment({ strokes: [{ points: [0.1, 0.1] }] }))
    const other = await join({ name: 'Nimal', ...ofAll })
    const reply = idOf(await other.comment({ parent: id, text: 'I like it.' }))
    await client.remove(id)
    expect((await other.list()).body.data).toMatchObject([
      { id, text: '', strokes: [] },
      { text: 'I like it.' },
    ])
    expect((await client.edit(id, 'Hm.')).body.code).toBe('comment-not-found')
    await client.comment({ id, text: 'Brighter.' })
    expect((await other.list()).body.data).toMatchObject([{ id, text: 'Brighter.' }, {}])
    await client.remove(id)
    await other.remove(reply)
    expect([(await client.list()).body.data, await client.review()]).toEqual([[], []])
  })

  it('leaves no reply without its comment, where one is written at the same time', async () => {
    const { client, join } = await aRoom()
    const other = await join({ name: 'Nimal', ...ofAll })
    for (let round = 0; round < 5; round++) {
      const parent = idOf(await client.comment())
      await Promise.all([client.remove(parent), other.comment({ parent })])
    }
    const { data } = (await client.list()).body
    const ids = data.map(({ id }) => id)
    expect(data.filter(({ parent }) => parent !== null && !ids.includes(parent))).toEqual([])
    expect((await client.review())[0]?.comments ?? 0).toBe(data.length)
  })
})

describe('resolve_room_comment', () => {
  it('says who did it first, and counts once, where several do it at the same time', async () => {
    const { client, join } = await aRoom()
    const other = await join({ name: 'Nimal', ...ofAll })
    const id = idOf(await client.comment())
    const answers = await Promise.all([client, other, client, other].map((each) => each.resolve(id)))
    const names = answers.map(({ body }) => body.resolved?.by.name)
    expect(new Set(names).size).toBe(1)
    expect(await client.review()).toMatchObject([{ comments: 1, unresolved: 0 }])
    await client.resolve(id, false)
    expect(await client.review()).toMatchObject([{ unresolved: 1 }])
    const reply = idOf(await client.comment({ parent: id }))
    expect((await client.resolve(reply)).body.code).toBe('comment-not-found')
  })
})

describe('set_piece_state', () => {
  it('says of a piece who decided it and when, and nothing of others', async () => {
    const { client, join, film } = await aRoom()
    expect((await client.decide('changes')).body).toMatchObject({ state: 'changes', comments: 0 })
    const other = await join({ name: 'Nimal', ...ofAll })
    const { body } = await other.decide('approved')
    expect(body).toMatchObject({ state: 'approved', decided: { by: { name: 'Nimal', isStudio: false } } })
    expect((await client.decide('approved')).body.decided?.by.name).toBe('Nimal')
    await client.decide('changes', film)
    expect((await client.review()).map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['photo', 'approved'],
      ['video', 'changes'],
    ])
  })
})

describe('get_room_review', () => {
  it('is for links that may comment or approve', async () => {
    const { join, photo } = await aRoom()
    const approving = await join({ name: 'A', mayApprove: true })
    const commenting = await join({ name: 'B', mayComment: true })
    expect((await approving.comment()).body.code).toBe('not-allowed')
    expect((await approving.list()).body.code).toBe('not-allowed')
    expect((await approving.decide('changes')).status).toBe(200)
    expect((await commenting.decide('approved')).body.code).toBe('not-allowed')
    expect((await commenting.comment()).status).toBe(200)
    for (const each of [approving, commenting])
      expect(await each.review()).toMatchObject([{ ...photo, state: 'changes', comments: 1 }])
  })
})

describe('get_room_comments', () => {
  it('has the comments of all clients of the room who may comment, and of no other room', async () => {
    const { client, join } = await aRoom()
    await client.comment()
    const other = await join({ name: 'Nimal', mayComment: true })
    await other.comment({ text: 'Darker.' })
    const strangers = await aRoom()
    await strangers.client.comment({ text: 'Elsewhere.' })
    expect((await client.list()).body.data.map(({ text, by, isOwn }) => [text, by.name, isOwn])).toEqual([
      ['Brighter.', 'Asha', true],
      ['Darker.', 'Nimal', false],
    ])
    expect((await client.list(strangers.photo)).body.code).toBe('media-not-found')
  })
})

describe('visit_room', () => {
  it('opens the room for the studio, which comments and decides in its own name', async () => {
    const { id, client, studio } = await aRoom()
    const parent = idOf(await client.comment())
    const visit = await studio()
    expect(visit.opened.link).toMatchObject({ id: `studio-${id}`, isStudio: true, mayComment: true })
    expect((await call('room_media', { grant: visit.grant })).body.albums).toHaveLength(1)
    expect((await visit.comment({ parent, text: 'Done.' })).status).toBe(200)
    await visit.resolve(parent)
    await visit.decide('approved')
    const { data } = (await client.list()).body
    expect(data.map(({ by, isOwn }) => [by, isOwn])).toEqual([
      [{ name: 'Asha', isStudio: false }, true],
      [{ name: '', isStudio: true }, false],
    ])
    expect(data[0]?.resolved?.by).toEqual({ name: '', isStudio: true })
    expect((await visit.remove(parent)).body.code).toBe('not-allowed')
  })

  it('is in no list of links, opens by no key, and is not changed as one', async () => {
    const { id, studio } = await aRoom()
    await studio()
    const own = await db.collection('roomLinks').where('room', '==', id).where('studio', '!=', '').get()
    const [link] = own.docs
    expect(own.size).toBe(1)
    expect((await call('get_room', { id }, admin)).body.links).toHaveLength(1)
    expect(
      (await call('get_rooms', { limit: 50 }, admin)).body.data.find((room) => room.id === id)?.links,
    ).toBe(1)
    for (const key of [link?.id ?? '', String(link?.get('secretHash'))])
      expect((await call('open_room', { key })).status).not.toBe(200)
    const answers = await Promise.all([
      call('update_room_link', { id: link?.id ?? '', name: 'Asha' }, admin),
      call('renew_room_link', { id: link?.id ?? '' }, admin),
      call('show_room_pin', { id: link?.id ?? '' }, admin),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'room-link-not-found'))
  })

  it('ends with the role of the admin', async () => {
    const { id } = await aRoom()
    const editor = await anAdmin({ adminRole: 'editor' })
    const { grant } = (await call('visit_room', { id }, editor)).body
    expect((await call('room_media', { grant })).status).toBe(200)
    await db.doc(`users/${editor.uid}`).update({ adminRole: 'support' })
    expect((await call('room_media', { grant })).body.code).toBe('room-not-found')
    expect((await call('visit_room', { id: 'nowhere' }, admin)).body.code).toBe('room-not-found')
  })
})

describe('get_room_feedback', () => {
  it('has the pieces by name, each with the part of the room that shows it', async () => {
    const { id, fid, client, film } = await aRoom()
    await client.comment()
    await client.decide('changes', film)
    const { data } = (await call('get_room_feedback', { id }, admin)).body
    expect(data.map(({ name, partKey, state }) => [name, partKey, state])).toEqual(
      expect.arrayContaining([['Vows.jpg', fid, 'open']]),
    )
    expect(data.find(({ kind }) => kind === 'video')).toMatchObject({
      partKey: `section-${fid}`,
      state: 'changes',
    })
    expect(
      (await call('get_rooms', { limit: 50 }, admin)).body.data.find((room) => room.id === id),
    ).toMatchObject({
      unresolved: 1,
    })
    expect((await call('get_room_feedback', { id: 'nowhere' }, admin)).body.code).toBe('room-not-found')
  })
})

describe('the comments of a link', () => {
  it('are gone with it, with the replies to them; what others wrote stays', async () => {
    const { id, client, join, studio } = await aRoom()
    const parent = idOf(await client.comment())
    const visit = await studio()
    await visit.comment({ parent, text: 'Done.' })
    const other = await join({ name: 'Nimal', ...ofAll })
    const answered = idOf(await other.comment({ text: 'Darker.' }))
    await client.comment({ parent: answered, text: 'No.' })
    await client.decide('approved')
    await call('revoke_room_link', { id: client.linkId }, admin)
    expect((await other.list()).body.data.map(({ text }) => text)).toEqual(['Darker.'])
    expect(await other.review()).toMatchObject([
      { comments: 1, unresolved: 1, state: 'approved', decided: { by: { name: '' } } },
    ])
    expect((await client.comment()).body.code).toBe('room-not-found')
    const stored = JSON.stringify((await db.doc(`roomReviews/${id}`).get()).data())
    expect(stored).not.toContain('Asha')
  })

  it('are none where it is revoked while it writes', async () => {
    const { id, client } = await aRoom()
    await Promise.all([
      inParallel(10, 10, () => client.comment()),
      call('revoke_room_link', { id: client.linkId }, admin),
    ])
    expect((await db.collection('roomComments').where('room', '==', id).get()).size).toBe(0)
    expect((await db.doc(`roomReviews/${id}`).get()).data()?.comments ?? 0).toBe(0)
  })

  it('are gone with the room, once that is removed from the bin', async () => {
    const { id, client } = await aRoom()
    await client.comment()
    await writeDocuments(db, [documents.roomComments(`other-${id}`, aRoomCommentDoc({ room: 'another' }))])
    const boss = await anAdmin({ adminRole: 'admin' })
    await call('delete_room', { id }, admin)
    expect((await client.list()).body.code).toBe('room-not-found')
    await call('purge', { kind: 'room', id }, boss)
    const remaining = async () => (await db.collection('roomComments').where('room', '==', id).get()).size
    await expect.poll(remaining).toBe(0)
    await expect.poll(async () => (await db.doc(`roomReviews/${id}`).get()).exists).toBe(false)
    expect((await db.doc(`roomComments/other-${id}`).get()).exists).toBe(true)
  })
})
