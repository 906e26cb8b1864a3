import * as z from 'zod'
import { Count, Done, Id, Ignored, LinkedPageInput, line, pageOf } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { AdminMail, AuditEntry, AuditPage, MailMessage, Member, Promotion } from './users.schema.ts'

/**
 * The calls that administer members (SPEC §7); removing one is `del_user` of the accounts. From `warn_user` on they are
 * the dashboard's own.
 */
export const usersEndpoints = {
  /** Searched on e-mail and user name (SPEC §2), or the one of `id`. `clients` and `admins` count all accounts, not the page. */
  get_users: endpoint({
    access: 'admin',
    input: LinkedPageInput,
    output: pageOf(Member).extend({ clients: Count, admins: Count }),
  }),
  make_admin: endpoint({
    access: 'admin',
    asksAgain: true,
    handlerLimits: ['mails'],
    input: z.object({ uid: Id, user: Ignored, pass: Ignored, authby: Ignored }),
    output: Promotion,
    errors: ['user-not-found', 'user-not-verified', 'role-unchanged'],
    timeout: 'long',
  }),
  demote_admin: endpoint({
    access: 'admin',
    asksAgain: true,
    input: z.object({ uid: Id, authby: Ignored }),
    output: Done,
    errors: ['user-not-found', 'role-unchanged', 'own-account'],
  }),
  /**
   * Makes the warning e-mail of the form ready, or sends it, to the address of the account, and tells the member in the
   * portal too. `mail` names one that the server could not send: it is tried again, and the member is not warned twice.
   */
  warn_user: endpoint({
    access: 'admin',
    handlerLimits: ['mails'],
    input: MailMessage.extend({ uid: Id, mail: Id.optional() }),
    output: z.object({ mail: AdminMail }),
    errors: ['user-not-found', 'mail-not-found'],
    timeout: 'long',
  }),
  /** Keeps what became of a mail that this admin's browser sent. */
  mail_status: endpoint({
    access: 'admin',
    input: z.object({ id: Id, sent: z.boolean(), reason: line(200).default('') }),
    output: Done,
    errors: ['mail-not-found'],
  }),
  /** A member's whole N.I.C number, empty before the verification; the audit log tells who asked for it. */
  show_nic: endpoint({
    access: 'admin',
    input: z.object({ uid: Id }),
    output: z.object({ nic: z.string() }),
    errors: ['user-not-found'],
  }),
  get_audit: endpoint({ access: 'admin', input: AuditPage, output: pageOf(AuditEntry) }),
} as const
