import { table } from '../lib/box.ts'
import type { Bound } from './budgets.ts'
import { failures, type Verdict } from './evaluate.ts'
import type { Measurement, Vitals } from './measurement.ts'

/** Something that was audited, with everything the report says about it. */
export interface Audited {
  /** A path, or what else it is. */
  name: string
  verdicts: readonly Verdict[]
  /** Lines below the verdicts. */
  details: readonly string[]
}

/** A figure as budgets show it: `96.4 kB`, `1.08 ×`, `0.003`, `100`. */
export function figure(value: number, unit: Bound['unit']): string {
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${Math.round(value)} ms`
  if (unit === '×') return `${value.toFixed(2)} ×`
  return String(Math.abs(value) < 1 ? Number(value.toFixed(4)) : Math.round(value))
}

function standing({ budget, met, missedBy }: Verdict): string {
  return met ? 'ok' : `FAILED by ${figure(missedBy, budget.unit)}`
}

function vitalsRow(name: string, { score, fcp, lcp, tbt, cls, cpu }: Vitals): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const times = [seconds(fcp), seconds(lcp), figure(tbt, 'ms')]
  return [name, figure(score, ''), ...times, figure(cls, ''), figure(cpu, '')]
}

/** A screen's measured loads with the static page's beside them, and what took points. */
export function screenDetails({ simulated, applied, reference, quality }: Measurement): string[] {
  return [
    ...quality.findings.map((finding) => `Points were taken for: ${finding}`),
    '',
    ...table([
      ['throttling', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'CPU index'],
      vitalsRow('simulated', simulated),
      vitalsRow('applied', applied),
      vitalsRow('static page, applied', reference),
    ]),
  ]
}

/** Everything about one screen, or whatever else was audited. */
export function auditReport({ name, verdicts, details }: Audited): string {
  const rows = verdicts.map((verdict) => {
    const { name, unit, bound, limit } = verdict.budget
    return [name, figure(verdict.value, unit), `${bound} ${figure(limit, unit)}`, standing(verdict)]
  })
  return ['', `── ${name}`, ...table([['budget', 'measured', 'bound', 'verdict'], ...rows]), ...details].join(
    '\n',
  )
}

/** Below this share of the fastest moment, the machine was busy with other things. */
const steady = 0.6
/** Milliseconds that a page without a script may be blocked; its rendering takes some. */
const renderingAtMost = 60

/**
 * One sentence when times cannot be trusted: the machine was not equally fast all the time, or blocked even a static page.
 * @param blocked ms that each static page was blocked
 */
export function machineWarning(cpuIndexes: readonly number[], blocked: readonly number[]): string | null {
  const [slowest, fastest] = [Math.min(...cpuIndexes), Math.max(...cpuIndexes)]
  const longest = Math.max(...blocked)
  const signs = [
    slowest < steady * fastest ? `CPU index ${slowest} to ${fastest}` : '',
    longest > renderingAtMost ? `even a page without a script was blocked ${figure(longest, 'ms')}` : '',
  ].filter(Boolean)
  if (signs.length === 0) return null
  return `The machine was busy with other things (${signs.join('; ')}): scores and times are worse than the pages are.`
}

/** What failed and by how much. */
export function summary(audited: readonly Audited[]): string {
  const failed = audited.flatMap(({ name, verdicts }) =>
    failures(verdicts).map(
      ({ budget, value, missedBy }) =>
        `FAILED  ${name}  ${budget.name}: ${figure(value, budget.unit)}, ${budget.bound} ` +
        `${figure(budget.limit, budget.unit)} allowed (by ${figure(missedBy, budget.unit)})`,
    ),
  )
  const all = audited.flatMap(({ verdicts }) => verdicts)
  return [...failed, `${all.length - failed.length} of ${all.length} budgets met.`].join('\n')
}
