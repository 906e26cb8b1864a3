import { errors } from '@dlm/contract/errors'
import axe, { type RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium, newVisitor, type Theme, type Viewport } from '../../scripts/lib/chromium.ts'
import type { Persona } from '../../scripts/lib/personas.ts'
import { signedInState, uidOf } from './browser-state.ts'
import { PORTAL } from './emulators.ts'
import { newAddress } from './new-address.ts'
import { storedSecrets } from './stored-secrets.ts'

interface VisitOptions {
  viewport?: Viewport
  theme?: Theme
  splash?: boolean
  /** `reduce` unless the story is about motion, so that none waits for animations. */
  reducedMotion?: 'reduce' | 'no-preference'
  serviceWorker?: boolean
  /** Where the portal is; the emulated Hosting otherwise. */
  baseURL?: string
  /** The demo account that is signed in from the start, an admin on the dashboard too. */
  persona?: Persona | undefined
  /** Who else is signed in from the start, with "Remember me". */
  as?: { uid: string } | undefined
  /** The dashboard is open to whom `as` names. */
  isDashboardOpen?: boolean
  /** Whether drafts of forms go to the server: stories share an account, and one would find what another typed. */
  savesDrafts?: boolean
}

/** The empty page that a visit begins with has no process of its own beside that of the portal: a twelfth of a visit's work. */
const oneRenderer = '--renderer-process-limit=1'

const noDraft = JSON.stringify({ ...errors.unavailable, status: 'error', code: 'unavailable' })
/** Answers the calls for drafts in the page, so that they stay in the browser. Playwright's routing would take away its cache. */
const draftsInBrowser = `{
  const ask = fetch
  globalThis.fetch = (url, init) =>
    /\\/api\\/\\w+_draft$/.test(url) ? Promise.resolve(Response.json(${noDraft})) : ask(url, init)
}`

/** How Chromium reports each `securitypolicyviolation`. */
export const refusedByPolicy = /Content Security Policy/

export interface Visit {
  page: Page
  context: BrowserContext
  /** Takes back the complaints so far, for a story of a failure the browser reports too. */
  takeComplaints(): string[]
}

/**
 * A Chromium for the stories of one file. Each visit is a fresh browser profile with an address of its own; whatever a page writes to the console as
 * an error, throws, or has blocked by the content security policy fails the test, and so does a secret that is in local
 * or session storage at its end (SECURITY).
 * @param expected what a browser writes about answers that the file's screens are there to show, such as a 404
 */
export function useBrowser({ expected }: { expected?: RegExp } = {}) {
  let browser: Browser
  let complaints: string[] = []
  const open: BrowserContext[] = []

  beforeAll(async () => {
    browser = await launchChromium([oneRenderer])
  })
  afterAll(() => browser.close())
  afterEach(async ({ task }) => {
    const visitors = open.splice(0)
    const failed = task.result?.state === 'fail' ? await describePages(visitors) : []
    const secrets = await Promise.all(visitors.map(storedSecrets))
    await Promise.all(visitors.map((context) => context.close()))
    const unexpected = complaints
    complaints = []
    if (failed.length > 0) throw new Error([...failed, ...unexpected].join('\n'))
    expect([...unexpected, ...secrets.flat()]).toEqual([])
  })

  async function visit(
    path: string,
    { persona, as, isDashboardOpen, savesDrafts, baseURL = PORTAL, ...options }: VisitOptions = {},
  ): Promise<Visit> {
    const uid = persona ? await uidOf(persona) : as?.uid
    const isOpen = isDashboardOpen ?? persona === 'siteadmin'
    const context = await newVisitor(browser, {
      ...{ baseURL, reducedMotion: 'reduce', ...options, address: newAddress() },
      storageState: uid === undefined ? undefined : await signedInState(uid, isOpen, baseURL),
    })
    open.push(context)
    if (persona === 'siteadmin' && !savesDrafts) await context.addInitScript({ content: draftsInBrowser })
    context.on('console', (message) => {
      // Chromium's own words do not name what it could not load.
      const text = `${message.text()} (${message.location().url})`
      // What the policy refused is never expected, also where a file expects other errors.
      const isExpected = expected?.test(text) && !refusedByPolicy.test(text)
      if (message.type() === 'error' && !isExpected) complaints.push(text)
    })
    context.on('weberror', (thrown) => complaints.push(String(thrown.error())))
    await context.addInitScript({
      content: `addEventListener('app-ready', () => { globalThis.isAppReady = true })`,
    })
    const page = await context.newPage()
    await page.goto(path)
    // A page may be server-rendered; the story begins once the app is hydrated.
    if (path !== 'about:blank') await appReady(page)
    const takeComplaints = () => complaints.splice(0)
    return { page, context, takeComplaints }
  }
  return { visit }
}

/** What the pages of a failed story show, for machines without a visible browser. */
function describePages(visitors: BrowserContext[]): Promise<string[]> {
  const pages = visitors.flatMap((context) => context.pages())
  return Promise.all(
    pages.map(async (page) => {
      const tree = await page.ariaSnapshot({ timeout: 5000 }).catch(String)
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String)
      return `The story failed at ${page.url()}\nFocus: ${focused}\n${tree.slice(0, 8000)}`
    }),
  )
}

/** The rules of axe that are checked; only violations are described. */
const optionsOf: Record<'all' | 'colour', RunOptions> = {
  all: { resultTypes: ['violations'] },
  colour: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Until the app has hydrated a server-rendered page. */
export async function appReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAppReady' in globalThis)
}

/**
 * What axe finds wrong with the page as it is, one line each; empty when all is well.
 * @param rules `colour` for a page that was checked in the other theme: all else of it is the same
 */
export async function accessibilityProblems(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  // Half a megabyte, which a page that was checked before has.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (options) => {
    // Colours in a transition, as after a change of the theme, are not final.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ html }) => html) }))
  }, optionsOf[rules])
  return violations.map(({ id, help, targets }) => `${id}: ${help}: ${targets.slice(0, 3).join(' | ')}`)
}
