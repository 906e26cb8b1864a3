import type { Browser } from 'playwright-core'
import { keptBy } from '../lib/personas.ts'
import { type Bound, firstLoad, kilo } from './budgets.ts'
import { type Verdict, verdictOn } from './evaluate.ts'
import { weighLoad } from './weigh.ts'

const budget: Bound = {
  name: 'JavaScript, first load',
  unit: 'kB',
  bound: 'at most',
  limit: firstLoad.dashboardScript / kilo,
}

/** What an admin whose browser has nothing yet loads to be at the dashboard. */
export async function weighDashboard(browser: Browser, origin: string): Promise<Verdict> {
  const storageState = await keptBy('siteadmin', browser, origin)
  const admin = await browser.newContext({ storageState })
  try {
    const { script } = await weighLoad(admin, `${origin}/admin_dashboard`)
    return verdictOn(budget, script / kilo)
  } finally {
    await admin.close()
  }
}
