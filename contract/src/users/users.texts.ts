import { brand } from '../brand.ts'
import { confirmation, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The dialogs of the administration of members (SPEC §8). */
export const userTexts = {
  found: ({ clients, admins }: { clients: number; admins: number }) =>
    success('Data Found.', `${plural(clients, 'user')} and ${plural(admins, 'administrator')} found.`),
  mailSent: success('E-mail Sent', 'Your e-mail is on its way.'),
  mailFailed: (msg: string) => failure('E-mail Sent Failed', msg),
  /** Own, as the next one: what is asked before, naming what will be lost (LOOK "Dialogs"). */
  askRemove: (user: string) =>
    confirmation(
      'Remove this account?',
      `The account ${user} will be deleted with its photo, saved media, rating, questions and Sonata keys. This can not be undone.`,
    ),
  removed: (user: string) =>
    success('Account Deleted', `The account ${user} and everything in it is deleted.`),
  promoted: success('User Promoted.', `This user is now an admin of ${brand.product}.`),
  /** SPEC §8 has this title for both directions. */
  demoted: success('User Promoted.', `This user is now a client of ${brand.product}.`),
} as const
