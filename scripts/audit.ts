import { parseArgs } from 'node:util'
import { chooseScreens } from './audit/audited-screens.ts'
import { budgets } from './audit/budgets.ts'
import { type Edge, startEdge } from './audit/edge.ts'
import { failures, judge } from './audit/judge.ts'
import { measure } from './audit/measure.ts'
import { machineWarning, screenReport, summary } from './audit/report.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { demoData } from './lib/demo-data.ts'
import { PORTAL, screens } from './lib/screens.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run audit`: measures the served production build with Lighthouse beside a static page of the same content, and
 * fails when a screen misses an enforced budget. Paths given as arguments (`-- /news_area`) audit only these screens;
 * `--runs` says how often each load is timed (the median counts, 3 otherwise).
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
  const edge = await startEdge(PORTAL)
  try {
    return await audit(positionals, runs, edge)
  } finally {
    edge.close()
    await emulators.stop()
  }
})

/** The exit code: 1 when an enforced budget is missed. */
async function audit(wanted: readonly string[], runs: number, edge: Edge): Promise<number> {
  const paths = chooseScreens(await screens(), wanted).map(({ path }) => path)
  const measured = await measure(edge, paths, runs)
  const audited = measured.screens.map((screen) => ({
    ...screen,
    verdicts: judge(budgets, screen.measurement, measured.reference),
  }))
  for (const screen of audited) console.log(screenReport(screen, measured.reference))
  const warning = machineWarning(measured.cpuIndexes, measured.reference)
  console.log(`\n${warning ? `${warning}\n` : ''}${summary(audited)}`)
  return audited.some(({ verdicts }) => failures(verdicts).length > 0) ? 1 : 0
}
