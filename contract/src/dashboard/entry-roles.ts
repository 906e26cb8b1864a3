import { ofEachKind } from '../kinds/kinds.ts'
import { editors, keepers, type Roles, supporters } from '../roles.ts'
import type { BinKind } from './dashboard.schema.ts'

/** The roles that manage entries of each kind. */
export const entryRoles: Readonly<Record<BinKind, Roles>> = {
  ...ofEachKind(({ roles }) => roles),
  sonata: keepers,
  question: supporters,
  room: editors,
}
