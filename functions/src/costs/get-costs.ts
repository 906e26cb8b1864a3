import { Usage } from '@dlm/contract/costs/costs.schema'
import { findMonth } from '../content/cost-month.ts'
import type { Handler } from '../platform/handler.ts'

/** This month so far, with what this instance has counted and not yet written. */
export const get_costs: Handler<'get_costs'> = async ({ platform }) => {
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
