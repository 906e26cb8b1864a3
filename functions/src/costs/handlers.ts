import { Usage } from '@dlm/contract/costs/costs.schema'
import { writeAuditEntry } from '../content/audit.ts'
import { ceilingsRef, findMonth } from '../content/cost-month.ts'
import type { Handler } from '../platform/handler.ts'
import { lift_costs } from './lift-costs.ts'

/** This month so far, with what this instance has counted and not yet written. */
const get_costs: Handler<'get_costs'> = async ({ platform }) => {
  await platform.usage.flush()
  const { month, usage, ceilings, reached, step } = await findMonth(platform)
  const today = new Date(platform.clock.now()).getUTCDate()
  const days = Array.from({ length: today }, (_, at) => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`
    return { ...(usage.days[date] ?? Usage.parse({})), day: date }
  })
  const spent = usage.spent?.share ?? null
  return { data: [{ days, ceilings, spent, reached, step, lifted: usage.lifted }] }
}

/** Sets the ceilings; of two admins the later one's hold. */
const set_ceilings: Handler<'set_ceilings'> = async (context, ceilings) => {
  const { db } = context.platform
  const ref = ceilingsRef(db)
  const batch = db.batch()
  batch.set(ref, ceilings)
  writeAuditEntry(batch, context, 'set_ceilings', { subject: ref.path, name: 'Ceilings' })
  await batch.commit()
  return {}
}

/** Handlers of the costs domain. */
export const costsHandlers = { get_costs, set_ceilings, lift_costs }
