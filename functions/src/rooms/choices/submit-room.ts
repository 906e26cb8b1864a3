import { roomMailTexts } from '@dlm/contract/rooms/room-mails.texts'
import { ApiError } from '../../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../../platform/compare-and-set.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocuments } from '../../platform/reads.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'
import { notifyStudio } from '../studio.ts'
import { choicesIn, choicesRef, roomToChooseFrom } from './choice-docs.ts'
import { mailReceipts } from './receipts.ts'

/**
 * Closes the lists of a link, until the studio opens it again, rings the studio’s bell, and mails a receipt to both sides. Of several
 * requests at the same time one does. The mails are best effort: what was submitted is stored before.
 */
export const submit_room: Handler<'submit_room'> = async (context, { grant }) => {
  const { platform } = context
  const { id, room, linkId } = await roomToChooseFrom(platform, grant)
  const { db, clock } = platform
  const submitted = await retryOnConflict(async () => {
    const [stored, choices] = await readDocuments(db, [
      db.doc(`roomLinks/${linkId}`),
      choicesRef(platform, linkId),
    ])
    if (!stored?.exists || !choices) throw new ApiError('room-not-found')
    const link = parseDocument(RoomLinkDoc, stored)
    if (link.state !== 'open') return null
    const chosen = { ...choicesIn(choices, id), submittedAt: clock.now() }
    const batch = db.batch()
    setIfUnmodified(batch, stored, { state: 'submitted' })
    setIfUnmodified(batch, choices, chosen)
    notifyStudio(batch, context, { link, room: id, text: roomMailTexts.submitted(link.name, room.title) })
    await batch.commit()
    return { link, chosen }
  })
  if (!submitted) return { isMailed: false }
  return { isMailed: await mailReceipts(platform, { ...submitted, room: { ...room, id } }) }
}
