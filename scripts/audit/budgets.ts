import { METHODS, type Measurement, type Method, type Vitals } from './measurement.ts'

/** One promise. */
export interface Bound {
  name: string
  unit: 'kB' | 'ms' | '×' | ''
  bound: 'at most' | 'at least'
  limit: number
}

/** One promise about every audited screen. */
export interface Budget extends Bound {
  measured(screen: Measurement): number
}

export const kilo = 1000

function bytes(name: string, limit: number, weigh: (screen: Measurement) => number): Budget {
  const measured = (screen: Measurement) => weigh(screen) / kilo
  return { name, unit: 'kB', bound: 'at most', limit: limit / kilo, measured }
}

function full(name: string, read: (screen: Measurement) => number): Budget {
  return { name, unit: '', bound: 'at least', limit: 100, measured: read }
}

/** A bound on both ways of throttling. */
function both(row: Bound, read: (vitals: Vitals) => number): Budget[] {
  const of = (method: Method): Budget => ({
    ...row,
    name: `${row.name}, ${method}`,
    measured: (screen) => read(screen[method]),
  })
  return METHODS.map(of)
}

/** What a first load may have of JavaScript beyond its budget, so that a new version of a library breaks nothing at once. */
const slack = 1.05

/** Bytes of a first load at most, compressed (DESIGN §8). */
export const firstLoad = {
  publicScript: 120 * kilo * slack,
  dashboardScript: 200 * kilo * slack,
  stylesheet: 14 * kilo,
  font: 60 * kilo,
  /** Of a public screen, with its page, data and pictures. */
  total: 260 * kilo,
} as const

/** The budgets of DESIGN §8: JavaScript, CSS and fonts by their compressed bodies, whole visits with headers. */
export const budgets: readonly Budget[] = [
  bytes('JavaScript, first load', firstLoad.publicScript, (screen) => screen.firstVisit.script),
  bytes('CSS, first load', firstLoad.stylesheet, (screen) => screen.firstVisit.stylesheet),
  bytes('Fonts, first load', firstLoad.font, (screen) => screen.firstVisit.font),
  bytes('Whole first load', firstLoad.total, (screen) => screen.firstVisit.total),
  bytes('Repeat visit', 20 * kilo, (screen) => screen.repeatVisit.total),
  full('Accessibility', (screen) => screen.quality.accessibility),
  full('Best practices', (screen) => screen.quality.bestPractices),
  full('SEO', (screen) => screen.quality.seo),
  ...both({ name: 'Layout shift', unit: '', bound: 'at most', limit: 0.01 }, (vitals) => vitals.cls),
  ...both({ name: 'Blocking time', unit: 'ms', bound: 'at most', limit: 50 }, (vitals) => vitals.tbt),
  {
    name: 'Performance, simulated',
    unit: '',
    bound: 'at least',
    limit: 99,
    measured: ({ simulated }) => simulated.score,
  },
  {
    name: 'Performance, applied',
    unit: '',
    bound: 'at least',
    limit: 98,
    measured: ({ applied }) => applied.score,
  },
  {
    name: 'First paint / static page',
    unit: '×',
    bound: 'at most',
    limit: 1.15,
    measured: ({ applied, reference }) => applied.fcp / reference.fcp,
  },
  {
    name: 'Largest paint / static page',
    unit: '×',
    bound: 'at most',
    limit: 1.15,
    measured: ({ applied, reference }) => applied.lcp / reference.lcp,
  },
]
