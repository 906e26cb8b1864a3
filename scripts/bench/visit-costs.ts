import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { pageReader } from '../../functions/src/page-reads.ts'
import { answerPage } from '../../functions/src/ssr/answer-page.ts'
import type { Prerender } from '../../functions/src/ssr/prerender.ts'
import { launchChromium, newVisitor } from '../lib/chromium.ts'
import { readFirebaseConfig } from '../lib/firebase-config.ts'
import { inRoot } from '../lib/paths.ts'
import type { Bench } from './database.ts'
import { benchId } from './documents.ts'

/** The screens people come in at: what the sitemap, search engines and shared links name. */
export const entryScreens = [
  '/',
  '/home',
  '/explore',
  '/news_area',
  `/read_news?id=${benchId(0)}`,
  '/view_products',
  '/services',
  '/view_events',
  '/view_albums',
] as const

/** Visits that a cost is given for, within an hour. */
export const VISITS = 1_000

/** What visits cost. */
export interface Cost {
  calls: number
  reads: number
  /** Bytes that functions send, compressed. */
  bytes: number
}

/** What `VISITS` first loads of a screen cost, and with a CDN in one place in front. */
export interface VisitCost {
  screen: string
  names: string[]
  alone: Cost
  withCdn: Cost
}

/** One answer of a function during a visit. */
interface Answer {
  name: string
  reads: number
  bytes: number
  /** Seconds the CDN keeps it; 0 for what it may not. */
  kept: number
}

/** Opens each entry screen in a browser, sees which answers of functions it loads, and counts what they read. */
export async function costVisits(bench: Bench, origin: string): Promise<VisitCost[]> {
  const browser = await launchChromium()
  const costs: VisitCost[] = []
  try {
    for (const screen of entryScreens) {
      const visitor = await newVisitor(browser, { baseURL: origin })
      const page = await visitor.newPage()
      const responses: Response[] = []
      page.on('response', (response) => {
        if (isOfFunction(response)) responses.push(response)
      })
      await page.goto(screen, { waitUntil: 'networkidle' })
      const answers: Answer[] = []
      for (const response of responses) answers.push(await answerOf(bench, response))
      await visitor.close()
      costs.push(costOf(screen, answers))
    }
  } finally {
    await browser.close()
  }
  return costs
}

const sources = readFirebaseConfig().hosting.rewrites.flatMap(({ source, function: to }) =>
  to ? [source] : [],
)

function isOfFunction(response: Response): boolean {
  const { pathname } = new URL(response.url())
  return sources.some((source) =>
    source.endsWith('/**') ? pathname.startsWith(source.slice(0, -2)) : pathname === source,
  )
}

async function answerOf(bench: Bench, response: Response): Promise<Answer> {
  const { pathname, searchParams } = new URL(response.url())
  const body = await response.body()
  const sharedFor = /s-maxage=(\d+)/.exec((await response.headerValue('cache-control')) ?? '')?.[1]
  const api = /^\/api\/(.+)$/.exec(pathname)?.[1]
  const before = bench.counter().documents
  if (api) {
    const sent = response.request().postData()
    await bench.call(api, sent === null ? Object.fromEntries(searchParams) : JSON.parse(sent))
  } else {
    const { prerender }: { prerender: Prerender } = await import(built('prerender/prerender.js'))
    const parts = {
      code: JSON.parse(readFileSync(built('code.json'), 'utf8')),
      template: readFileSync(built('app.html'), 'utf8'),
      prerender,
      read: pageReader(bench.platform),
    }
    await answerPage({ platform: bench.platform, origin: '', failed: fail, ...parts }, pathname, searchParams)
  }
  const reads = bench.counter().documents - before
  return { name: api ?? 'pages', reads, bytes: gzipSync(body).length, kept: Number(sharedFor ?? 0) }
}

/** A file the pages are made of. */
function built(name: string): string {
  return inRoot('functions', 'lib', name)
}

function fail(path: string, error: unknown): never {
  throw new Error(`${path} could not be made`, { cause: error })
}

/** The cost of the visits when each answer is made so many times. */
function total(answers: readonly Answer[], timesOf: (answer: Answer) => number): Cost {
  const cost: Cost = { calls: 0, reads: 0, bytes: 0 }
  for (const answer of answers) {
    const times = timesOf(answer)
    cost.calls += times
    cost.reads += times * answer.reads
    cost.bytes += times * answer.bytes
  }
  return cost
}

/** Of the visits of an hour, the CDN asks for what it keeps once each time that has run out. */
export function costOf(screen: string, answers: readonly Answer[]): VisitCost {
  const perHour = (kept: number) => Math.min(VISITS, Math.ceil(3_600 / kept))
  return {
    screen,
    names: answers.map(({ name }) => name),
    alone: total(answers, () => VISITS),
    withCdn: total(answers, ({ kept }) => (kept === 0 ? VISITS : perHour(kept))),
  }
}
