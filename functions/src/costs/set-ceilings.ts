import { writeAuditEntry } from '../content/audit.ts'
import { ceilingsRef } from '../content/cost-month.ts'
import type { Handler } from '../platform/handler.ts'

/** Sets the ceilings; of two admins the later one's hold. */
export const set_ceilings: Handler<'set_ceilings'> = async (context, ceilings) => {
  const { db } = context.platform
  const ref = ceilingsRef(db)
  const batch = db.batch()
  batch.set(ref, ceilings)
  writeAuditEntry(batch, context, 'set_ceilings', { subject: ref.path, name: 'Ceilings' })
  await batch.commit()
  return {}
}
