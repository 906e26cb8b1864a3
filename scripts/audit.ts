import { parseArgs } from 'node:util'
import { chooseScreens } from './audit/audited-screens.ts'
import { budgets } from './audit/budgets.ts'
import { type Cdn, startCdn } from './audit/cdn.ts'
import { weighDashboard } from './audit/dashboard.ts'
import { evaluate, failures } from './audit/evaluate.ts'
import { timeInteractions } from './audit/interactions.ts'
import { measure } from './audit/measure.ts'
import { type Audited, auditReport, machineWarning, screenDetails, summary } from './audit/report.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { launchChromium } from './lib/chromium.ts'
import { demoData } from './lib/demo-data.ts'
import { PORTAL, screens } from './lib/screens.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run audit`: measures the served production build with Lighthouse, each screen beside a static page of the same
 * content, the weight of the dashboard, and how soon it answers on a slow phone; fails when a budget is missed. Paths given
 * as arguments (`-- /news_area`) audit only these screens; `--runs` says how often each is timed (the median counts, 3
 * otherwise).
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new StopError('--runs takes a whole number from 1.')

  await buildFunctions()
  await buildWeb()
  console.log('Starting the emulators …')
  const emulators = await startEmulators({ ...demoData(), quiet: true })
  const cdn = await startCdn(PORTAL)
  try {
    return await audit(positionals, runs, cdn)
  } finally {
    cdn.close()
    await emulators.stop()
  }
})

/** The exit code: 1 when a budget is missed. */
async function audit(wanted: readonly string[], runs: number, cdn: Cdn): Promise<number> {
  const paths = chooseScreens(await screens(), wanted).map(({ path }) => path)
  const { screens: measured, cpuIndexes } = await measure(cdn, paths, runs)
  const audited: Audited[] = measured.map(({ path, measurement }) => ({
    name: path,
    verdicts: evaluate(budgets, measurement),
    details: screenDetails(measurement),
  }))
  if (wanted.length === 0) audited.push(...(await auditBeyondLoads(cdn.origin, runs)))
  for (const each of audited) console.log(auditReport(each))
  const blocked = measured.map(({ measurement }) => measurement.reference.tbt)
  const warning = machineWarning(cpuIndexes, blocked)
  console.log(`\n${warning ? `${warning}\n` : ''}${summary(audited)}`)
  return audited.some(({ verdicts }) => failures(verdicts).length > 0) ? 1 : 0
}

/** What is no load of an entry screen. */
async function auditBeyondLoads(origin: string, runs: number): Promise<Audited[]> {
  const browser = await launchChromium()
  try {
    const dashboard = [await weighDashboard(browser, origin)]
    const interactions = await timeInteractions(browser, origin, runs)
    return [
      { name: 'the dashboard', verdicts: dashboard, details: [] },
      { name: 'interactions', verdicts: interactions, details: [] },
    ]
  } finally {
    await browser.close()
  }
}
