import { launchChromium } from '../lib/chromium.ts'
import { median } from '../lib/statistics.ts'
import type { Cdn } from './cdn.ts'
import { measureQuality, measureVitals } from './lighthouse.ts'
import { METHODS, type Measurement, type Method, type Vitals } from './measurement.ts'
import { staticPage } from './static-page.ts'
import { weighVisits } from './weigh.ts'

/** Where the static page with a screen's content is served. */
function staticPath(path: string): string {
  return `/static-reference${path === '/' ? '' : path}`
}

interface Load {
  path: string
  method: Method
  vitals: Vitals
}

/** All that was measured in one run of the command. */
export interface Measured {
  screens: readonly { path: string; measurement: Measurement }[]
  /** How fast the machine was at each load. */
  cpuIndexes: readonly number[]
}

/** Measures the screens at these paths, each timed load `runs` times. Says on the terminal what it is at. */
export async function measure(cdn: Cdn, paths: readonly string[], runs: number): Promise<Measured> {
  const steady = await measureOnce(cdn, paths)
  const loads = await measureLoads(cdn, paths, runs)
  const middle = (path: string, method: Method) =>
    medianVitals(loads.filter((load) => load.path === path && load.method === method))
  const screens = steady.map(({ path, ...rest }) => {
    const timed = {
      simulated: middle(path, 'simulated'),
      applied: middle(path, 'applied'),
      reference: middle(staticPath(path), 'applied'),
    }
    return { path, measurement: { ...rest, ...timed } }
  })
  const cpuIndexes = loads.map(({ vitals }) => vitals.cpu)
  return { screens, cpuIndexes }
}

/** What is the same at every load: bytes and quality. Also publishes the static pages and warms everything up. */
async function measureOnce(cdn: Cdn, paths: readonly string[]) {
  const browser = await launchChromium()
  const weighed = []
  try {
    for (const path of paths) {
      cdn.publish(staticPath(path), await staticPage(browser, cdn.origin, path))
      weighed.push({ path, ...(await weighVisits(browser, cdn.origin + path)) })
    }
  } finally {
    await browser.close()
  }
  const measured = []
  for (const screen of weighed) {
    console.log(`${screen.path}  warm-up, accessibility, best practices, SEO`)
    measured.push({ ...screen, quality: await measureQuality(cdn.origin + screen.path) })
  }
  return measured
}

/** Goes round by round over all pages, so that a busy moment of the machine does not fall on one of them alone. */
async function measureLoads(cdn: Cdn, paths: readonly string[], runs: number): Promise<Load[]> {
  const round: Omit<Load, 'vitals'>[] = paths.flatMap((path) => [
    ...METHODS.map((method) => ({ path, method })),
    { path: staticPath(path), method: 'applied' as const },
  ])
  const loads: Load[] = []
  for (let run = 1; run <= runs; run++) {
    for (const { path, method } of round) {
      console.log(`${path}  ${method}, ${run} of ${runs}`)
      loads.push({ path, method, vitals: await measureVitals(cdn.origin + path, method) })
    }
  }
  return loads
}

/** Each figure's own median. */
function medianVitals(loads: readonly Load[]): Vitals {
  const middle = (figure: keyof Vitals) => median(loads.map(({ vitals }) => vitals[figure]))
  return {
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    cpu: middle('cpu'),
  }
}
