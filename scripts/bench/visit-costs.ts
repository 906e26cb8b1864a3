import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readablePath } from '@dlm/contract/site/readable-paths'
import type { Response } from 'playwright-core'
import { pageReader } from '../../functions/src/page-reads.ts'
import { answerPage } from '../../functions/src/ssr/answer-page.ts'
import type { Prerender } from '../../functions/src/ssr/prerender.ts'
import { newVisitor, withChromium } from '../lib/chromium.ts'
import { readFirebaseConfig } from '../lib/firebase-config.ts'
import { inRoot } from '../lib/paths.ts'
import { PORTAL } from '../lib/screens.ts'
import { settled } from '../lib/settled.ts'
import type { Bench } from './database.ts'
import { benchId } from './documents.ts'
import type { Check, Section } from './report.ts'

/** The screens people come in at: what the sitemap, search engines and shared links name; and how many documents each may read. */
const entryScreens: readonly (readonly [path: string, atMost: number])[] = [
  ['/', 30],
  ['/home', 4],
  ['/explore', 10],
  [readablePath('news', { id: benchId(0), title: 'Article 0' }), 10],
  ...['news_area', 'view_products', 'services', 'view_events', 'view_albums'].map(
    (name) => [`/${name}`, 13] as const,
  ),
]

/** Visits that a cost is given for. */
const visits = 1_000

/** One answer of a function during a visit. */
interface Answer {
  name: string
  reads: number
  /** Compressed. */
  bytes: number
}

/** Opens each entry screen in a browser, sees which answers of functions it loads, and counts what they read. */
export async function costVisits(bench: Bench): Promise<Section> {
  const rows: string[][] = []
  const checks: Check[] = []
  await withChromium(async (browser) => {
    for (const [screen, atMost] of entryScreens) {
      const visitor = await newVisitor(browser, { baseURL: PORTAL })
      const page = await visitor.newPage()
      const responses: Response[] = []
      page.on('response', (response) => {
        if (isOfFunction(response)) responses.push(response)
      })
      await page.goto(screen)
      await settled(page)
      const answers: Answer[] = []
      for (const response of responses) answers.push(await answerOf(bench, response))
      await visitor.close()
      const sum = (of: (answer: Answer) => number) => answers.reduce((all, answer) => all + of(answer), 0)
      const [reads, bytes] = [sum((answer) => answer.reads), sum((answer) => answer.bytes)]
      const endpoints = answers.map(({ name }) => name).join(', ') || '–'
      const costs = [answers.length, reads].map((each) => (visits * each).toLocaleString('en'))
      rows.push([screen, endpoints, ...costs, `${((visits * bytes) / 1e6).toFixed(2)} MB`])
      checks.push({ what: `reads of ${screen}`, value: reads, unit: '', bound: { atMost } })
    }
  })
  return {
    title: `Cost of ${visits.toLocaleString('en')} visits`,
    note:
      'What a browser asks functions for when it comes in at a screen, first load, as recorded in Chromium: function ' +
      'calls, documents read, and bytes that functions send, compressed; without a CDN, which answers pages for five minutes. ' +
      'Everything else of a visit (scripts, fonts, pictures) is files of Hosting and Storage. What it may read is enforced.',
    rows: [['first screen', 'asks for', 'calls', 'reads', 'bytes'], ...rows],
    checks,
  }
}

const sources = readFirebaseConfig().hosting.rewrites.flatMap(({ source, function: to }) =>
  to ? [source] : [],
)

function isOfFunction(response: Response): boolean {
  const { pathname } = new URL(response.url())
  return sources.some((source) => matchesGlob(pathname, source))
}

async function answerOf(bench: Bench, response: Response): Promise<Answer> {
  const { pathname, searchParams } = new URL(response.url())
  const body = await response.body()
  const api = /^\/api\/(.+)$/.exec(pathname)?.[1]
  const before = bench.counter().documents
  if (api) {
    const sent = response.request().postData()
    await bench.call(api, sent === null ? Object.fromEntries(searchParams) : JSON.parse(sent))
  } else await drawPage(bench, pathname, searchParams)
  const reads = bench.counter().documents - before
  return { name: api ?? 'pages', reads, bytes: gzipSync(body).length }
}

async function drawPage({ platform }: Bench, path: string, query: URLSearchParams): Promise<void> {
  const built = (name: string) => inRoot('functions', 'lib', name)
  const { prerender }: { prerender: Prerender } = await import(built('prerender/prerender.js'))
  const parts = {
    ...{ platform, origin: '', prerender, read: pageReader(platform), settings: {} },
    code: JSON.parse(readFileSync(built('code.json'), 'utf8')),
    fonts: JSON.parse(readFileSync(built('fonts.json'), 'utf8')),
    template: readFileSync(built('app.html'), 'utf8'),
    manifest: readFileSync(built('app.webmanifest'), 'utf8'),
    failed: (_: string, cause: unknown) => {
      throw new Error(`${path} could not be made`, { cause })
    },
  }
  await answerPage(parts, path, query)
}
