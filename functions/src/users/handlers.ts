import { invitationsShown } from '@dlm/contract/users/invitations.schema'
import { UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { MailDoc } from '../mail/mail.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readLinkedPage, readPage } from '../platform/paging.ts'
import { countRoles } from '../roles/count-roles.ts'
import { accept_invitation } from './accept-invitation.ts'
import { auditList } from './audit.repo.ts'
import { demote_admin } from './demote-admin.ts'
import { InvitationDoc } from './invitation.doc.ts'
import { invite } from './invite.ts'
import { make_admin } from './make-admin.ts'
import { memberList, withRating, withSeen } from './member.repo.ts'
import { remove_rating_words } from './remove-rating-words.ts'
import { revoke_invitation } from './revoke-invitation.ts'
import { set_role } from './set-role.ts'
import { warn_user } from './warn-user.ts'

/** A page of the audit log, newest first, searched on the names of admins and subjects. */
const get_audit: Handler<'get_audit'> = async ({ platform }, { action, ...input }) => {
  const { items, next } = await readPage(auditList(platform, action), input)
  return { data: items, next }
}

/** The invitations that are neither used nor ended, the latest first. */
const get_invitations: Handler<'get_invitations'> = async ({ platform: { db, clock } }) => {
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

/** A page of the accounts or of a group of them, the newest first, searched on e-mail and user name (SPEC §2), or the one that is named. */
const get_users: Handler<'get_users'> = async ({ platform }, { group, ...input }) => {
  const [{ items, next }, counts] = await Promise.all([
    readLinkedPage(memberList(platform, group), input),
    countRoles(platform),
  ])
  const seen = await withSeen(platform, items)
  return { data: input.id ? await withRating(platform, seen) : seen, next, ...counts }
}

/** Stores the state of a mail, as the admin's browser reports it. One that was sent stays so. */
const mail_status: Handler<'mail_status'> = async ({ platform, caller }, { id, sent, reason }) => {
  await compareAndSet(platform.db.doc(`mails/${id}`), (snapshot) => {
    const mail = snapshot.exists ? parseDocument(MailDoc, snapshot) : null
    if (mail?.by !== caller.uid) throw new ApiError('mail-not-found')
    if (mail.status === 'sent') return { data: null, result: undefined }
    const fate = sent ? { status: 'sent', reason: '' } : { status: 'failed', reason }
    return { data: { ...fate, at: platform.clock.now() }, result: undefined }
  })
  return {}
}

/** A member's whole N.I.C number, which lists and records have masked; that an admin looked at it is logged first. */
const show_nic: Handler<'show_nic'> = async (context, { uid }) => {
  const { db } = context.platform
  const profile = await db.doc(`users/${uid}`).get()
  if (!profile.exists) throw new ApiError('user-not-found')
  const { user, nic } = parseDocument(UserDoc, profile)
  const batch = db.batch()
  writeAuditEntry(batch, context, 'show_nic', { subject: profile.ref.path, name: user })
  await batch.commit()
  return { nic: nic ?? '' }
}

/** Handlers of the users domain. */
export const usersHandlers = {
  get_users,
  make_admin,
  demote_admin,
  set_role,
  invite,
  get_invitations,
  revoke_invitation,
  accept_invitation,
  warn_user,
  remove_rating_words,
  mail_status,
  get_audit,
  show_nic,
}
