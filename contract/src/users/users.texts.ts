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
      `We’ll permanently delete the account with its photo, saved media, rating, questions and Sonata keys. You can’t undo this.`,
      'Remove account',
    ),
  removed: (user: string) =>
    success('Account Deleted', `We deleted the account ${user} and everything in it.`),
  /** Own: what an admin can do, and that the mail with the password cannot be called back. */
  askPromote: (user: string, email: string) =>
    dangerousQuestion(
      `Promote ${user} to admin?`,
      `${user} will be able to change and delete everything here. We’ll e-mail an admin id and a first password to ${email}.`,
      'Promote',
    ),
  /** Own. */
  askDemote: (user: string) =>
    dangerousQuestion(
      `Demote ${user}?`,
      `${user} will lose access to the dashboard. The admin id and password will stop working immediately.`,
      'Demote',
    ),
  /** Own. */
  askRole: (user: string, role: AdminRole) =>
    dangerousQuestion(
      `Change the role of ${user}?`,
      `${user} will be “${role}” and have the tools of that role.`,
      'Change role',
    ),
  /** Own. */
  roleGiven: (user: string, role: AdminRole) => success('Role changed', `${user} is now “${role}”.`),
  /** Own. */
  invited: (email: string) => success('Invitation sent', `We e-mailed the link to ${email}.`),
  /** Own. */
  askRevoke: (email: string) =>
    dangerousQuestion(`Revoke the invitation for ${email}?`, 'The link will stop working.', 'Revoke'),
  /** Own. */
  askRemoveWords: (user: string) =>
    dangerousQuestion(
      `Remove the sentence of ${user}?`,
      'The stars stay. We’ll notify the member. You can’t undo this.',
      'Remove sentence',
    ),
  /** Own. */
  wordsRemoved: (user: string) =>
    success('Sentence removed', `The rating of ${user} now has only its stars.`),
  get promoted() {
    return success('User Promoted.', `This user is now an admin of ${brand.product}.`)
  },
  /** SPEC §8 has this title for both directions. */
  get demoted() {
    return success('User Promoted.', `This user is now a client of ${brand.product}.`)
  },
} as const
