import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureChromium } from '../lib/browser.ts'
import { FLAGS } from '../lib/chromium.ts'

/** What Lighthouse says of one load: scores from 0 to 100, times in milliseconds. */
export interface Loaded {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** When the app has taken over from the server's page; not a number without one. */
  takeOver: number
  /** The checks that took points. */
  findings: readonly string[]
}

/** How slow the network and the phone are made: computed from a fast load, or really slowed down. */
const throttling = { simulated: 'simulate', applied: 'devtools' } as const

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/**
 * One load in a fresh browser, as Lighthouse's phone on its slow network; the simulated one in every category. On a busy
 * machine Lighthouse now and then misses the end of a load: the next load shows whether it was that.
 * @throws Error with Lighthouse's reason when a metric is missing
 */
export async function load(url: string, method: keyof typeof throttling): Promise<Loaded> {
  for (let attempt = 1; ; attempt++) {
    const result = await visit(url, method)
    const reason = Object.values(metrics).flatMap((id) => result.audits[id]?.errorMessage ?? [])[0]
    if (reason === undefined) return toLoaded(result)
    if (attempt === 3) throw new Error(`Lighthouse on ${url}: ${reason}`)
    console.log(`Once more: ${reason}`)
  }
}

function toLoaded({ audits, categories }: Result): Loaded {
  const value = (metric: keyof typeof metrics) => audits[metrics[metric]]?.numericValue ?? Number.NaN
  const timings = audits['user-timings']?.details
  const marks = timings?.type === 'table' ? timings.items : []
  const percent = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const others = Object.entries(categories).filter(([name]) => name !== 'performance')
  const scored = others.flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight))
  return {
    ...{ fcp: value('fcp'), lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') },
    takeOver: Number(marks.find(({ name }) => name === 'app-ready')?.startTime),
    ...{ performance: percent('performance'), accessibility: percent('accessibility') },
    ...{ bestPractices: percent('best-practices'), seo: percent('seo') },
    findings: scored.flatMap(({ id }) => {
      const audit = audits[id]
      return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : []
    }),
  }
}

async function visit(url: string, method: keyof typeof throttling): Promise<Result> {
  const chromePath = await ensureChromium()
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const ran = await lighthouse(url, {
      ...{ port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true },
      throttlingMethod: throttling[method],
      ...(method === 'applied' && { onlyCategories: ['performance'] }),
    })
    if (!ran) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError } = ran.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    return ran.lhr
  } finally {
    chrome.kill()
  }
}
