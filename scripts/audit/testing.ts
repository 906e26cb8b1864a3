import type { Measurement, Vitals } from './measurement.ts'

/** Vitals of a fast page, for tests. */
export function someVitals(overrides: Partial<Vitals> = {}): Vitals {
  return { score: 100, fcp: 500, lcp: 1000, tbt: 0, cls: 0, cpu: 1200, ...overrides }
}

/** A light, fast and flawless screen, for tests. */
export function aMeasurement(overrides: Partial<Measurement> = {}): Measurement {
  return {
    simulated: someVitals(),
    applied: someVitals(),
    reference: someVitals(),
    quality: { accessibility: 100, bestPractices: 100, seo: 100, findings: [] },
    firstVisit: { script: 100_000, stylesheet: 7_000, font: 50_000, total: 200_000 },
    repeatVisit: { script: 0, stylesheet: 0, font: 0, total: 6_000 },
    ...overrides,
  }
}
