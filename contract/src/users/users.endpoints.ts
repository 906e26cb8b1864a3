import * as z from 'zod'
import { RecoveryAdminPassword } from '../accounts/accounts.schema.ts'
import { AdminRole } from '../accounts/user.schema.ts'
import { ById, Count, Done, Id, Ignored, LinkedPageInput, line, pageOf, Token } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { admins, mailers, owners, supporters } from '../roles.ts'
import { Invitation, invitationsShown, NewInvitation } from './invitations.schema.ts'
import {
  AdminMail,
  AuditEntry,
  AuditPage,
  DeliveredMail,
  MailMessage,
  Member,
  MemberGroup,
  Promotion,
} from './users.schema.ts'

/**
 * The calls that administer members (SPEC §7); removing one is `del_user` of the accounts. From `warn_user` on they are
 * the dashboard's own.
 */
export const usersEndpoints = {
  /** Searched on e-mail and user name (SPEC §2), or the one of `id`. `clients` and `admins` count all accounts, not the page. */
  get_users: endpoint({
    access: 'admin',
    roles: supporters,
    input: LinkedPageInput.extend({ group: MemberGroup.optional() }),
    output: pageOf(Member).extend({ clients: Count, admins: Count }),
  }),
  make_admin: endpoint({
    access: 'admin',
    roles: admins,
    asksAgain: true,
    handlerLimits: ['mails'],
    input: z.object({ uid: Id, user: Ignored, pass: Ignored, authby: Ignored }),
    output: Promotion,
    errors: ['user-not-found', 'user-not-verified', 'role-unchanged'],
    timeout: 'long',
  }),
  demote_admin: endpoint({
    access: 'admin',
    roles: admins,
    asksAgain: true,
    input: z.object({ uid: Id, authby: Ignored }),
    output: Done,
    errors: ['user-not-found', 'role-unchanged', 'own-account'],
  }),
  /** Gives an admin another role; one of two owners may step down. */
  set_role: endpoint({
    access: 'admin',
    roles: owners,
    asksAgain: true,
    input: z.object({ uid: Id, role: AdminRole }),
    output: Done,
    errors: ['user-not-found', 'not-an-admin', 'role-unchanged', 'last-owner'],
  }),
  /**
   * Invites a user to be an admin, by mail and by a link with `token`, which is answered once. A new one for an address
   * replaces the one before.
   */
  invite: endpoint({
    access: 'admin',
    roles: owners,
    asksAgain: true,
    handlerLimits: ['mails'],
    input: NewInvitation,
    output: z.object({ token: Token, mail: DeliveredMail.omit({ id: true }) }),
    errors: ['role-unchanged'],
    timeout: 'long',
  }),
  /** The open invitations, the latest first. */
  get_invitations: endpoint({
    access: 'admin',
    roles: owners,
    input: z.object({}),
    output: z.object({ data: z.array(Invitation).max(invitationsShown) }),
  }),
  revoke_invitation: endpoint({
    access: 'admin',
    roles: owners,
    input: ById,
    output: Done,
    errors: ['invitation-not-valid'],
  }),
  /** Makes the caller, whose verified address was invited, an admin with this admin password. The link counts once. */
  accept_invitation: endpoint({
    access: 'member',
    effect: 'session',
    limits: ['invitations'],
    input: z.object({ token: Token, adps: RecoveryAdminPassword }),
    output: z.object({ adid: z.string(), role: AdminRole }),
    errors: [
      ...(['invitation-not-valid', 'invitation-used', 'invitation-ended', 'invitation-for-another'] as const),
      ...(['user-not-verified', 'role-unchanged'] as const),
    ],
  }),
  /**
   * Prepares the warning e-mail of the form, or sends it, to the address of the account, and notifies the member in the
   * portal too. `mail` names one that the server could not send: it is tried again, and the member is not warned twice.
   */
  warn_user: endpoint({
    access: 'admin',
    roles: supporters,
    handlerLimits: ['mails'],
    input: MailMessage.extend({ uid: Id, mail: Id.optional() }),
    output: z.object({ mail: AdminMail }),
    errors: ['user-not-found', 'mail-not-found'],
    timeout: 'long',
  }),
  /** Stores the state of a mail that this admin's browser sent. */
  mail_status: endpoint({
    access: 'admin',
    roles: mailers,
    input: z.object({ id: Id, sent: z.boolean(), reason: line(200).default('') }),
    output: Done,
    errors: ['mail-not-found'],
  }),
  /** A member's whole N.I.C number, empty before the verification; the audit log records who asked for it. */
  show_nic: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({ uid: Id }),
    output: z.object({ nic: z.string() }),
    errors: ['user-not-found'],
  }),
  /** Removes the sentence of a member's rating, and notifies the member; the stars stay. */
  remove_rating_words: endpoint({
    access: 'admin',
    roles: supporters,
    input: z.object({ uid: Id }),
    output: Done,
    errors: ['user-not-found'],
  }),
  get_audit: endpoint({ access: 'admin', roles: admins, input: AuditPage, output: pageOf(AuditEntry) }),
} as const
