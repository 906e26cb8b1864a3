import { brand } from '../brand.ts'
import { failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The dialogs of the administration of members (SPEC §8). */
export const userTexts = {
  found: ({ clients, admins }: { clients: number; admins: number }) =>
    success('Data Found.', `${plural(clients, 'user')} and ${plural(admins, 'administrator')} found.`),
  mailSent: success('E-mail Sent', 'Your e-mail is on its way.'),
  mailFailed: (msg: string) => failure('E-mail Sent Failed', msg),
  promoted: success('User Promoted.', `This user is now an admin of ${brand.product}.`),
  /** SPEC §8 has this title for both directions. */
  demoted: success('User Promoted.', `This user is now a client of ${brand.product}.`),
} as const
