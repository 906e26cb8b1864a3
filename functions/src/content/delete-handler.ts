import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { ErrorCode } from '@dlm/contract/errors'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import { moveToBin } from './bin.ts'
import type { AdminContext, Content } from './content.ts'

interface Deletion {
  kind: BinKind
  content: Content
  /** Answered for an entry that does not exist. */
  missing: ErrorCode
}

/** The handler of a call that deletes an entry into the recycle bin. @param action the call, as the audit log names it */
export function deleteHandler(action: AuditedAction, deletion: Deletion) {
  return async (context: AdminContext, { id }: { id: string }): Promise<Record<string, never>> => {
    await moveToBin(context, { ...deletion, id, action })
    return {}
  }
}
