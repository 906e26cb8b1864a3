import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { ensureChromium } from './browser.ts'
import { watchTraffic } from './settled.ts'

/** As a headless browser needs them in containers and on closed networks. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What Playwright switches off, since a second list replaces the first, and the pages that Chromium 150 and later load behind
 * the address bar of every new window: two renderers a visit, which no test needs.
 */
const SWITCHED_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/**
 * Starts the machine's Chromium; stops with a sentence that says how to install it when there is none.
 * @param flags of one's own, beside those that every use here needs
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags, `--disable-features=${SWITCHED_OFF.join(',')}`]
  return chromium.launch({ executablePath: await ensureChromium(), args })
}

/** Does something with the machine's Chromium, which is closed afterwards. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

export type Theme = 'light' | 'dark'

/** The three viewports of every screen. */
export const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

export interface Viewport {
  readonly width: number
  readonly height: number
}

interface VisitorOptions {
  baseURL: string
  viewport?: Viewport
  theme?: Theme
  /** Sees the welcome splash; most visits here have had it. */
  splash?: boolean
  reducedMotion?: 'reduce' | 'no-preference'
  /** The address the visitor calls from, as a proxy of ours would write it; none is known otherwise. */
  address?: string | undefined
  /** Has the service worker; otherwise the test can see and change every request of a page. */
  serviceWorker?: boolean
  /** What the browser has stored at an earlier visit. */
  storageState?: BrowserContextOptions['storageState'] | undefined
}

/** A fresh browser profile: one visitor. */
export async function newVisitor(browser: Browser, options: VisitorOptions): Promise<BrowserContext> {
  const {
    baseURL,
    viewport = VIEWPORTS[2],
    theme = 'light',
    splash = false,
    reducedMotion,
    address,
    serviceWorker = false,
    storageState,
  } = options
  const { width, height } = viewport
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: reducedMotion ?? 'no-preference',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(storageState && { storageState }),
    ...(address && { extraHTTPHeaders: { 'x-forwarded-for': address } }),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  watchTraffic(context)
  // A blank page has no storage to write to.
  const welcomed = `if (location.protocol === 'http:') sessionStorage.setItem('dsp-welcomed', 'true')`
  if (!splash) await context.addInitScript({ content: welcomed })
  return context
}
