import { binKinds } from '@dlm/contract/dashboard/dashboard.schema'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import { isOneOf } from '@dlm/contract/roles'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { binList } from './bin.repo.ts'

/** A page of the recycle bin, searched on names and ids: of one kind, or of all that the caller looks after. */
export const get_bin: Handler<'get_bin'> = async ({ platform, caller }, { kind, ...input }) => {
  const own = binKinds.filter((of) => isOneOf(entryRoles[of], caller.adminRole))
  const all = own.length === binKinds.length ? undefined : own
  const { items, next } = await readPage(binList(platform, kind ? [kind] : all), input)
  return { data: items, next }
}
