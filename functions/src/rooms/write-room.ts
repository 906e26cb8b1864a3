import { roomRules } from '@dlm/contract/rooms/room-rules'
import type { RoomForm } from '@dlm/contract/rooms/rooms.schema'
import { addEntry } from '../content/add-entry.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { entryIndex } from '../content/entry-index.ts'
import { revisionOf } from '../content/revision.ts'
import { UnitOfWork } from '../content/unit-of-work.ts'
import { PhotoDoc } from '../media/photo.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { writtenText } from '../text/written-text.ts'
import { piecesOf, RoomDoc, searchableRoom } from './room.doc.ts'
import { namedPieces } from './room.repo.ts'

const refused = (field: keyof RoomForm, message: string) =>
  new ApiError('invalid-input', { fields: { [field]: message } })

/**
 * What a form makes of a room.
 * @param former the pieces it had before, which may have been removed since
 * @throws ApiError invalid-input at the field, for a piece that is not there, and a cover that is none of its photos
 */
async function fieldsOf(
  platform: Platform,
  { text, ...form }: RoomForm,
  former: ReturnType<typeof piecesOf> = [],
): Promise<Omit<RoomDoc, 'createdAt'>> {
  const { coverPhoto } = form
  const pieces = piecesOf(form)
  const names = new Set(former.map(({ kind, id }) => `${kind}/${id}`))
  const added = pieces.filter(({ kind, id }) => !names.has(`${kind}/${id}`))
  const named = await namedPieces(platform, added)
  if (named.some(({ name }) => name === '')) throw refused('sections', roomRules.pieceGone)
  if (coverPhoto !== '') {
    const photo = await platform.db.doc(`photos/${coverPhoto}`).get()
    const fid = photo.exists ? parseDocument(PhotoDoc, photo).fid : ''
    const isOwn = pieces.some(({ kind, id }) =>
      kind === 'album' ? id === fid : kind === 'photo' && id === coverPhoto,
    )
    if (!isOwn) throw refused('coverPhoto', roomRules.coverPhoto)
  }
  return { ...form, ...(await writtenText(text)) }
}

export const add_room: Handler<'add_room'> = async (context, form) => {
  const { platform } = context
  const id = randomId()
  const document = { ...(await fieldsOf(platform, form)), createdAt: platform.clock.now() } satisfies RoomDoc
  const searchable = searchableRoom(document)
  const entry = { path: `rooms/${id}`, action: 'add_room', name: form.title, document, searchable } as const
  await addEntry(context, entry, new UnitOfWork())
  return { data: [{ id }] }
}

/** Changes a room on the revision that its form was made of; the one before is not stored. */
export const update_room: Handler<'update_room'> = async (context, { id, revision, ...form }) => {
  const { platform } = context
  const ref = platform.db.doc(`rooms/${id}`)
  const before = await ref.get()
  if (!before.exists) throw new ApiError('room-not-found')
  const fields = await fieldsOf(platform, form, piecesOf(parseDocument(RoomDoc, before)))
  await compareAndSet(
    ref,
    (snapshot) => {
      if (!snapshot.exists) throw new ApiError('room-not-found')
      if (revisionOf(snapshot) !== revision) throw new ApiError('stale-edit')
      return {
        data: { ...fields, ...entryIndex(fields, searchableRoom(fields)), revision: revision + 1 },
        result: undefined,
        also: (batch) =>
          writeAuditEntry(batch, context, 'update_room', { subject: ref.path, name: form.title }),
      }
    },
    before,
  )
  return {}
}
