import { z } from 'zod'
import { Count, Done, Id, Ignored, PageInput, pageOf } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { Member, Promotion } from './users.schema.ts'

/** The calls that administer members (SPEC §7); removing one is `del_user` of the accounts. */
export const usersEndpoints = {
  /** Searched on e-mail and user name (SPEC §2). `clients` and `admins` count all accounts, not the page. */
  get_users: endpoint({
    access: 'admin',
    input: PageInput,
    output: pageOf(Member).extend({ clients: Count, admins: Count }),
  }),
  make_admin: endpoint({
    access: 'admin',
    input: z.object({ uid: Id, user: Ignored, pass: Ignored, authby: Ignored }),
    output: Promotion,
    errors: ['user-not-found', 'user-not-verified', 'role-unchanged'],
  }),
  demote_admin: endpoint({
    access: 'admin',
    input: z.object({ uid: Id, authby: Ignored }),
    output: Done,
    errors: ['user-not-found', 'role-unchanged', 'own-account'],
  }),
} as const
