import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { policyRef } from './factor-policy.ts'
import { PolicyDoc } from './policy.doc.ts'
import { isOn, readCredentials } from './second-factor.ts'

/** Asks every admin for a second factor, or no longer; for an owner who has one. Asking for what is asked for changes nothing. */
export const require_factor: Handler<'require_factor'> = async (context, { on }) => {
  const { platform, caller } = context
  if (on && !isOn((await readCredentials(platform, caller.uid))?.factor))
    throw new ApiError('own-factor-first')
  const ref = policyRef(platform.db)
  await compareAndSet(ref, (snapshot) => {
    const isAsked = snapshot.exists && parseDocument(PolicyDoc, snapshot).factor
    if (isAsked === on) return { data: null, result: undefined }
    return {
      data: { factor: on } satisfies PolicyDoc,
      result: undefined,
      also: (batch) =>
        writeAuditEntry(batch, context, 'require_factor', {
          subject: ref.path,
          name: on ? 'required of all' : 'required of none',
        }),
    }
  })
  return {}
}
