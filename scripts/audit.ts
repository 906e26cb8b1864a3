import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { auditedPaths } from './audit/audited.ts'
import { budgetsOf, firstLoad, type Measurement, weight } from './audit/budgets.ts'
import { type Cdn, startCdn } from './audit/cdn.ts'
import { timeFirstPicture } from './audit/first-picture.ts'
import { timeInteractions } from './audit/interactions.ts'
import { type Loaded, load } from './audit/lighthouse.ts'
import { measureTransfer, phone, staticPage } from './audit/transfer-size.ts'
import { type Check, isMet, type Section, section, summary, toText } from './bench/report.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { launchChromium } from './lib/chromium.ts'
import { demoData } from './lib/demo-data.ts'
import { storageStateOf } from './lib/personas.ts'
import { PORTAL } from './lib/screens.ts'
import { main, StopError } from './lib/stop-error.ts'

const withoutQuery = (path: string) => path.split('?')[0] ?? path

/** The audited screens, or those of them that a wanted path names; a query in it does not count. */
function chooseScreens(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return auditedPaths
  const chosen = new Set(paths.map(withoutQuery))
  const chosenPaths = auditedPaths.filter((path) => chosen.has(withoutQuery(path)))
  if (chosenPaths.length < chosen.size)
    throw new StopError(`Name some of ${auditedPaths.map(withoutQuery).join(', ')}.`)
  return chosenPaths
}

/**
 * `npm run audit`: measures the served production build with Lighthouse, each screen beside a static page of the same
 * content, the weight of the dashboard, how soon it answers on a slow phone, and how soon a film begins there; fails when a budget is missed. Paths given
 * as arguments (`-- /news_area`) audit only these screens; `--runs` says how often each is timed (the median counts, 3
 * otherwise).
 */
await main(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new StopError('--runs takes a whole number from 1.')
  await buildFunctions()
  await buildWeb()
  console.log('Starting the emulators …')
  const emulators = await startEmulators({ ...demoData(), quiet: true })
  const [cdn, browser] = [await startCdn(PORTAL), await launchChromium()]
  try {
    const sections: Section[] = []
    for (const path of chooseScreens(positionals)) {
      const measured = await measure(cdn, browser, path, runs)
      sections.push(section(path, budgetsOf(measured)))
      for (const finding of measured.simulated.findings) console.log(`Points were taken for: ${finding}`)
    }
    if (positionals.length === 0) {
      sections.push(section('the dashboard', [await measureDashboard(browser, cdn.origin)]))
      sections.push(section('interactions', await timeInteractions(browser, cdn.origin, runs)))
      sections.push(section('films', [await timeFirstPicture(browser, cdn.origin, runs)]))
    }
    for (const each of sections) console.log(toText(each))
    console.log(`\n${summary(sections)}`)
    return sections.flatMap(({ checks = [] }) => checks).every(isMet) ? 0 : 1
  } finally {
    await browser.close()
    cdn.close()
    await emulators.stop()
  }
})

/** The screen and its static page in turns, so that a busy moment of the machine does not fall on one of them alone. */
async function measure(cdn: Cdn, browser: Browser, path: string, runs: number): Promise<Measurement> {
  // An entry's documented address leads to its readable one, which links, the sitemap and what is shared name.
  const { url } = await fetch(cdn.origin + path)
  const reference = `/static-reference${path}`
  cdn.publish(reference, await staticPage(browser, url))
  const visitor = await browser.newContext(phone)
  const [firstVisit, repeatVisit] = [await measureTransfer(visitor, url), await measureTransfer(visitor, url)]
  await visitor.close()
  console.log(`${path}  simulated, with accessibility, best practices, SEO`)
  const measured = { firstVisit, repeatVisit, simulated: await load(url, 'simulated') }
  const applied: Loaded[] = []
  const ofStatic: Loaded[] = []
  for (let run = 1; run <= runs; run++) {
    console.log(`${path}  applied, ${run} of ${runs}`)
    applied.push(await load(url, 'applied'))
    ofStatic.push(await load(cdn.origin + reference, 'applied'))
  }
  return { ...measured, applied, reference: ofStatic }
}

/** What an admin whose browser has nothing yet loads to be at the dashboard. */
async function measureDashboard(browser: Browser, origin: string): Promise<Check> {
  const admin = await browser.newContext({ storageState: await storageStateOf('siteadmin', browser, origin) })
  const { script } = await measureTransfer(admin, `${origin}/admin_dashboard`)
  await admin.close()
  return weight('JavaScript, first load', script, firstLoad.dashboardScript)
}
