import { invitationsShown } from '@dlm/contract/users/invitations.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { InvitationDoc } from './invitation.doc.ts'

/** The invitations that are neither used nor ended, the latest first. */
export const get_invitations: Handler<'get_invitations'> = async ({ platform: { db, clock } }) => {
  const { docs } = await db
    .collection('invitations')
    .where('until', '>', clock.now())
    .orderBy('until', 'desc')
    .limit(invitationsShown)
    .get()
  const open = docs
    .map((found) => ({ id: found.id, ...parseDocument(InvitationDoc, found) }))
    .filter(({ usedAt }) => usedAt === null)
    .sort((one, other) => other.createdAt - one.createdAt)
  return { data: open.map(({ id, email, role, user, until }) => ({ id, email, role, by: user, until })) }
}
