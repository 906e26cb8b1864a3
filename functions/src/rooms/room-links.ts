import { quotas } from '@dlm/contract/limits'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { inTransaction } from '../platform/transaction.ts'
import { choiceRefs } from './choices/choice-docs.ts'
import { removeCommentsOf } from './comments/remove-comments.ts'
import { isStudioLink, RoomLinkDoc } from './room-link.doc.ts'
import { toLink } from './room-link.repo.ts'

const secretBits = 192

/** The room's line of the audit log. It has no client's name, which is removed with the room. */
function audit(
  writer: Parameters<typeof writeAuditEntry>[0],
  context: AdminContext,
  action: AuditedAction,
  link: string,
): void {
  writeAuditEntry(writer, context, action, { subject: `roomLinks/${link}`, name: '' })
}

/** @throws ApiError room-link-not-found */
function linkIn(snapshot: DocumentSnapshot): RoomLinkDoc {
  const link = snapshot.exists ? parseDocument(RoomLinkDoc, snapshot) : null
  if (!link || isStudioLink(link)) throw new ApiError('room-link-not-found')
  return link
}

/** Makes a link. Its secret is in this answer, and stored hashed. */
export const add_room_link: Handler<'add_room_link'> = async (context, { room, ...form }) => {
  const { db, clock } = context.platform
  const [id, secret] = [randomId(), randomId(secretBits)]
  const link: RoomLinkDoc = {
    ...{ ...form, room, secretHash: sha256(secret) },
    ...{ state: 'open', createdAt: clock.now(), lastOpenedAt: null },
    ...{ madeBy: context.caller.uid, notifiedAt: 0, studio: '' },
  }
  await inTransaction(db, async (transaction) => {
    const [stored, others] = await Promise.all([
      transaction.get(db.doc(`rooms/${room}`)),
      transaction.get(db.collection('roomLinks').where('room', '==', room)),
    ])
    if (!stored.exists) throw new ApiError('room-not-found')
    const ofClients = others.docs.filter((other) => !isStudioLink(parseDocument(RoomLinkDoc, other)))
    if (ofClients.length >= quotas.roomLinks) throw new ApiError('too-many-room-links')
    transaction.create(db.doc(`roomLinks/${id}`), link)
    audit(transaction, context, 'add_room_link', id)
  })
  return { link: toLink(id, link, clock.now()), secret }
}

export const update_room_link: Handler<'update_room_link'> = async (context, { id, pin, state, ...form }) => {
  await compareAndSet(context.platform.db.doc(`roomLinks/${id}`), (snapshot) => {
    linkIn(snapshot)
    return {
      data: {
        ...form,
        ...(pin !== undefined && { pin }),
        ...(state && { state }),
      },
      result: undefined,
      also: (batch) => audit(batch, context, 'update_room_link', id),
    }
  })
  return {}
}

export const renew_room_link: Handler<'renew_room_link'> = async (context, { id }) => {
  const { db, clock } = context.platform
  const secret = randomId(secretBits)
  const link = await compareAndSet(db.doc(`roomLinks/${id}`), (snapshot) => {
    const renewed = { ...linkIn(snapshot), secretHash: sha256(secret) }
    return {
      data: { secretHash: renewed.secretHash },
      result: renewed,
      also: (batch) => audit(batch, context, 'renew_room_link', id),
    }
  })
  return { link: toLink(id, link, clock.now()), secret }
}

export const revoke_room_link: Handler<'revoke_room_link'> = async (context, { id }) => {
  const { db } = context.platform
  const ref = db.doc(`roomLinks/${id}`)
  await inTransaction(db, async (transaction) => {
    const stored = await transaction.get(ref)
    if (!stored.exists || isStudioLink(parseDocument(RoomLinkDoc, stored))) return
    const { room } = parseDocument(RoomLinkDoc, stored)
    await removeCommentsOf(context.platform, transaction, { room, link: id })
    transaction.delete(ref)
    for (const own of choiceRefs(context.platform, id)) transaction.delete(own)
    audit(transaction, context, 'revoke_room_link', id)
  })
  return {}
}

export const show_room_pin: Handler<'show_room_pin'> = async (context, { id }) => {
  const { db } = context.platform
  const { pin } = linkIn(await db.doc(`roomLinks/${id}`).get())
  const batch = db.batch()
  audit(batch, context, 'show_room_pin', id)
  await batch.commit()
  return { pin }
}
