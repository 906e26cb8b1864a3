import { brand } from '../brand/brand.ts'
import { dangerousQuestion, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import type { AdminRole } from '../roles.ts'

/** The dialogs of the administration of members (SPEC §8). */
export const userTexts = {
  found: ({ clients, admins }: { clients: number; admins: number }) =>
    success('Data Found.', `${plural(clients, 'user')} and ${plural(admins, 'administrator')} found.`),
  mailSent: success('E-mail Sent', 'Your e-mail is on its way.'),
  mailFailed: (msg: string) => failure('E-mail Sent Failed', msg),
  /** Own, as the next one: what is asked before, naming what will be lost (LOOK "Dialogs"). */
  askRemove: (user: string) =>
    dangerousQuestion(
      `Remove ${user}?`,
      `The account ${user} will be deleted with its photo, saved media, rating, questions and Sonata keys. This cannot be undone.`,
    ),
  removed: (user: string) =>
    success('Account Deleted', `The account ${user} and everything in it is deleted.`),
  /** Own: what an admin can do, and that the mail with the password cannot be called back. */
  askPromote: (user: string, email: string) =>
    dangerousQuestion(
      `Make ${user} an admin?`,
      `${user} will be able to change and remove everything here. An admin id and a first password are mailed to ${email}.`,
    ),
  /** Own. */
  askDemote: (user: string) =>
    dangerousQuestion(
      `Take the admin role from ${user}?`,
      `${user} will no longer open the dashboard. The admin id and password stop working at once.`,
    ),
  /** Own. */
  askRole: (user: string, role: AdminRole) =>
    dangerousQuestion(
      `Give ${user} another role?`,
      `${user} will be “${role}” from now on, with the tools of that role.`,
    ),
  /** Own. */
  roleGiven: (user: string, role: AdminRole) => success('Role Given', `${user} is “${role}” now.`),
  /** Own. */
  invited: (email: string) => success('Invited', `The link was mailed to ${email}.`),
  /** Own. */
  askRevoke: (email: string) =>
    dangerousQuestion(`Take back the invitation of ${email}?`, 'The link will open nothing any more.'),
  get promoted() {
    return success('User Promoted.', `This user is now an admin of ${brand.product}.`)
  },
  /** SPEC §8 has this title for both directions. */
  get demoted() {
    return success('User Promoted.', `This user is now a client of ${brand.product}.`)
  },
} as const
