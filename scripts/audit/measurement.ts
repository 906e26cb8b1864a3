/** How slow the network and the phone are made: computed from a fast load, or really slowed down (DevTools throttling). */
export const METHODS = ['simulated', 'applied'] as const
export type Method = (typeof METHODS)[number]

/** What Lighthouse measures of one load. Times in milliseconds. */
export interface Vitals {
  /** Performance, 0 to 100. */
  score: number
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** How fast the machine was just then; about 1,200 on an idle desktop core. Says which figures to trust. */
  cpu: number
}

/** Lighthouse's other categories, 0 to 100 each. */
export interface Quality {
  accessibility: number
  bestPractices: number
  seo: number
  /** The checks that took points, one sentence each. */
  findings: readonly string[]
}

/** Bytes as they travelled, compressed. */
export interface Weights {
  /** Bodies of scripts, of style sheets and of fonts. */
  script: number
  stylesheet: number
  font: number
  /** Everything, with response headers. */
  total: number
}

/** All that is known of one screen. */
export interface Measurement extends Record<Method, Vitals> {
  /** The static page with the same content, under applied throttling. */
  reference: Vitals
  quality: Quality
  firstVisit: Weights
  /** The same screen a second time, with the browser's cache. */
  repeatVisit: Weights
}
