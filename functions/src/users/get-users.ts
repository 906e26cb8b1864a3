import { countRoles } from '../content/count-roles.ts'
import type { Handler } from '../platform/handler.ts'
import { readLinkedPage } from '../platform/paging.ts'
import { memberList } from './member.repo.ts'

/** A page of the accounts, the newest first, searched on e-mail and user name (SPEC §2), or the one that is named. */
export const get_users: Handler<'get_users'> = async ({ platform }, input) => {
  const [{ items, next }, counts] = await Promise.all([
    readLinkedPage(memberList(platform), input),
    countRoles(platform),
  ])
  return { data: items, next, ...counts }
}
