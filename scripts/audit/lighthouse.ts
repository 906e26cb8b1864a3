import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { ensureChromium } from '../lib/browser.ts'
import { FLAGS } from '../lib/chromium.ts'
import type { Method, Quality, Vitals } from './measurement.ts'

const throttling = { simulated: 'simulate', applied: 'devtools' } as const

/** The audits that make the performance score; the many others would only cost time. */
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
} as const

/** Lighthouse now and then misses the end of a load on a busy machine; the next load tells whether it was that. */
const attempts = 3

/**
 * One load in a fresh browser, as Lighthouse's phone on its slow network.
 * @throws Error with Lighthouse's reason when a metric cannot be had
 */
export async function measureVitals(url: string, method: Method): Promise<Vitals> {
  for (let attempt = 1; ; attempt++) {
    const flags = { onlyAudits: Object.values(metrics), throttlingMethod: throttling[method] }
    const result = await visit(url, flags)
    const reason = Object.values(metrics).flatMap((id) => result.audits[id]?.errorMessage ?? [])[0]
    if (reason === undefined) return vitalsOf(result)
    if (attempt === attempts) throw new Error(`Lighthouse on ${url}: ${reason}`)
    console.log(`Once more: ${reason}`)
  }
}

function vitalsOf(result: Result): Vitals {
  const value = (metric: keyof typeof metrics) => result.audits[metrics[metric]]?.numericValue ?? Number.NaN
  return {
    score: percent(result, 'performance'),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    cpu: Math.round(result.environment.benchmarkIndex),
  }
}

/** Accessibility, best practices and SEO, which one load decides. */
export async function measureQuality(url: string): Promise<Quality> {
  const onlyCategories = ['accessibility', 'best-practices', 'seo']
  const result = await visit(url, { onlyCategories, throttlingMethod: 'simulate' })
  return {
    accessibility: percent(result, 'accessibility'),
    bestPractices: percent(result, 'best-practices'),
    seo: percent(result, 'seo'),
    findings: findings(result),
  }
}

function percent({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? Number.NaN) * 100)
}

function findings({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight),
  )
  return weighed.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : []
  })
}

async function visit(url: string, flags: Flags): Promise<Result> {
  const chromePath = await ensureChromium()
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const quiet = { logLevel: 'error', disableFullPageScreenshot: true } as const
    const ran = await lighthouse(url, { port: chrome.port, ...quiet, ...flags })
    if (!ran) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError } = ran.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    return ran.lhr
  } finally {
    chrome.kill()
  }
}
