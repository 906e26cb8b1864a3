import { editors, keepers, type Roles, supporters } from '../roles.ts'
import type { BinKind } from './dashboard.schema.ts'

/** Who looks after entries of each kind. */
export const entryRoles = {
  ...{ news: editors, event: editors, product: editors, service: editors },
  ...{ album: editors, photo: editors, video: editors, audio: editors },
  sonata: keepers,
  question: supporters,
} as const satisfies Record<BinKind, Roles>
