import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { auditList } from './audit.repo.ts'

/** A page of the audit log, newest first, searched on the names of admins and subjects. */
export const get_audit: Handler<'get_audit'> = async ({ platform }, { action, ...input }) => {
  const { items, next } = await readPage(auditList(platform, action), input)
  return { data: items, next }
}
