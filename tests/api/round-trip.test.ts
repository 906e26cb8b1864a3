import { type ContentKind, editableFields, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { beforeAll, expect, it } from 'vitest'
import { editableContents } from '../../functions/src/dashboard/contents.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { aStoredPicture } from '../support/factories/picture.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { changedFields } from './changed-fields.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const takeDown = '2031-02-03'
const tags = 'Sea, Contact sheet'
const id = `round-trip-${unique()}`
const ofRecordings = `${id}-album`
const documents: Record<ContentKind, Record<string, unknown>> = {
  news: aNewsDoc({ tags, takeDown }),
  event: anEventDoc({
    ...{ startTime: '09:00', endDate: '2026-12-02', endTime: '11:00', place: 'Pier 4', tags },
    takeDown,
  }),
  product: aProductDoc({ takeDown }),
  service: aServiceDoc({ sd: 'SRV-1', ageLmt: 50, takeDown }),
  album: anAlbumDoc({
    ...{ date: '2026-06-14', place: 'Lisbon', tags, layout: 'story', order: 'hand' },
    text: 'Two days by the sea.',
    showsCamera: true,
    unlisted: true,
    coverPhoto: 'photo-1',
    cover: aStoredPicture('albums', id, { focus: { x: 0.2, y: 0.6 } }),
  }),
  photo: aPhotoDoc(id, {
    tags: 'Sea, light',
    credit: { author: 'Ada Berg', licence: 'CC BY 4.0' },
    focus: { x: 0.2, y: 0.6, at: 1 },
    rendering: { waiting: false, tries: 7, at: 1 },
  }),
  video: aVideoDoc(id, { tags, fid: ofRecordings }),
  audio: anAudioDoc(id, { tags, fid: ofRecordings }),
}
const rows = Object.entries(documents) as [ContentKind, Record<string, unknown>][]

/** Recordings may belong to an album that is there, and their files are there. */
beforeAll(async () => {
  for (const fid of [ofRecordings, `${ofRecordings}-changed`])
    await db.doc(`albums/${fid}`).set(anAlbumDoc({ recordings: true }))
  for (const { original } of [documents.video, documents.audio])
    await bucket.file(String(original)).save('bytes', { resumable: false })
})

/** Stores the document, and answers how its form shows it. */
async function storedWithForm(kind: ContentKind, document: Record<string, unknown>) {
  const content = editableContents[kind]
  const stored = { ...content.fromBin(document), revision: 0 }
  await content.ref(db, id).set(stored)
  const { body } = await call('get_editable', { kind, id }, admin)
  // A field that is empty, or missing, would be unchanged in any case and prove nothing.
  for (const name of editableFields(editForms[kind])) expect(body.fields[name], name).toBeTruthy()
  return { ref: content.ref(db, id), stored, fields: body.fields }
}

it.each(rows)('a %s is unchanged when its form is sent as it came', async (kind, document) => {
  const { ref, stored, fields } = await storedWithForm(kind, document)
  const sent = await call('edit', { kind, id, revision: 0, fields }, admin)
  expect([sent.status, sent.body]).toMatchObject([200, { revision: 1 }])
  expect((await ref.get()).data()).toEqual({ ...stored, revision: 1 })
})

it.each(rows)('every field of a %s that is changed in its form is saved', async (kind, document) => {
  const { ref, stored, fields } = await storedWithForm(kind, document)
  // Another photo would be another cover (album-cover.test.ts).
  const { coverPhoto } = fields
  const changed: Record<string, unknown> = {
    ...changedFields(editForms[kind], fields),
    ...(coverPhoto !== undefined && { coverPhoto }),
  }
  expect(Object.keys(changed)).toEqual(expect.arrayContaining(editableFields(editForms[kind])))

  const sent = await call('edit', { kind, id, revision: 0, fields: changed }, admin)
  expect([sent.status, sent.body]).toMatchObject([200, { revision: 1 }])
  const { body } = await call('get_editable', { kind, id }, admin)
  expect(body).toMatchObject({ revision: 1, fields: changed })

  // What the form does not show stays: the same fields, the same cover.
  const after = (await ref.get()).data()
  expect(Object.keys(after ?? {}).sort()).toEqual(Object.keys(stored).sort())
  const { cover } = document
  const focus = kind === 'album' && { focus: changed.focus }
  expect(after).toMatchObject(cover ? { cover: { ...cover, ...focus } } : {})
})
