import type { Bound, Check } from '../bench/report.ts'
import { median } from '../lib/statistics.ts'
import type { Loaded } from './lighthouse.ts'
import type { Weights } from './transfer-size.ts'

const kilo = 1000

/** Bytes of a first load at most, compressed (DESIGN §8). */
export const firstLoad = {
  publicScript: 140 * kilo,
  dashboardScript: 220 * kilo,
  stylesheet: 15 * kilo,
  font: 60 * kilo,
  /** Of a public screen, with its page, data and pictures. */
  total: 260 * kilo,
} as const

/** All that is known of one screen. */
export interface Measurement {
  firstVisit: Weights
  /** The same screen a second time, with the browser's cache. */
  repeatVisit: Weights
  /** One load under simulated throttling, with every category. */
  simulated: Loaded
  /** Loads under applied throttling; and those of the static page with the same content. */
  applied: readonly Loaded[]
  reference: readonly Loaded[]
}

export function weight(what: string, bytes: number, atMost: number): Check {
  return { what, value: bytes / kilo, unit: 'kB', bound: { atMost: atMost / kilo } }
}

/** The budgets of DESIGN §8: JavaScript, CSS and fonts by their compressed bodies, whole visits with headers. */
export function budgetsOf(screen: Measurement): Check[] {
  const { firstVisit, repeatVisit, simulated, applied, reference } = screen
  const plain = (what: string, value: number, bound: Bound, unit: '×' | '' = ''): Check => {
    return { what, value, unit, bound }
  }
  const middle = (loads: readonly Loaded[], figure: Exclude<keyof Loaded, 'findings'>) =>
    median(loads.map((load) => load[figure]))
  const ofStatic = (what: string, figure: 'fcp' | 'lcp') =>
    plain(`${what} / static page`, middle(applied, figure) / middle(reference, figure), { atMost: 1.15 }, '×')
  const steady = (name: string, loads: readonly Loaded[]): Check[] => [
    plain(`Layout shift, ${name}`, middle(loads, 'cls'), { atMost: 0.01 }),
    { what: `Blocking time, ${name}`, value: middle(loads, 'tbt'), unit: 'ms', bound: { atMost: 50 } },
  ]
  return [
    weight('JavaScript, first load', firstVisit.script, firstLoad.publicScript),
    weight('CSS, first load', firstVisit.stylesheet, firstLoad.stylesheet),
    weight('Fonts, first load', firstVisit.font, firstLoad.font),
    weight('Whole first load', firstVisit.total, firstLoad.total),
    weight('Repeat visit', repeatVisit.total, 20 * kilo),
    plain('Accessibility', simulated.accessibility, { atLeast: 100 }),
    plain('Best practices', simulated.bestPractices, { atLeast: 100 }),
    plain('SEO', simulated.seo, { atLeast: 100 }),
    ...steady('simulated', [simulated]),
    ...steady('applied', applied),
    plain('Performance, simulated', simulated.performance, { atLeast: 99 }),
    plain('Performance, applied', middle(applied, 'performance'), { atLeast: 98 }),
    ofStatic('First paint', 'fcp'),
    ofStatic('Largest paint', 'lcp'),
    plain('App / first paint', middle(applied, 'takeOver') / middle(applied, 'fcp'), { atMost: 2.1 }, '×'),
  ]
}
