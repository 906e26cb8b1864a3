import { table } from '../lib/box.ts'
import type { Budget } from './budgets.ts'
import { failures, type Verdict } from './judge.ts'
import type { Measurement, Vitals } from './measurement.ts'

/** A screen with everything the report says about it. */
export interface Audited {
  path: string
  measurement: Measurement
  verdicts: readonly Verdict[]
}

/** A figure as budgets show it: `96.4 kB`, `1.08 ×`, `0.003`, `100`. */
export function figure(value: number, unit: Budget['unit']): string {
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${Math.round(value)} ms`
  if (unit === '×') return `${value.toFixed(2)} ×`
  return String(Math.abs(value) < 1 ? Number(value.toFixed(4)) : Math.round(value))
}

function standing({ budget, met, missedBy }: Verdict): string {
  const miss = `by ${figure(missedBy, budget.unit)}`
  if (budget.enforced) return met ? 'ok' : `FAILED ${miss}`
  return met ? 'met, not enforced yet' : `missed ${miss}, not enforced yet`
}

function vitalsRow(name: string, { score, fcp, lcp, tbt, cls, cpu }: Vitals): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const times = [seconds(fcp), seconds(lcp), figure(tbt, 'ms')]
  return [name, figure(score, ''), ...times, figure(cls, ''), figure(cpu, '')]
}

/** The page's measured loads, and the static page's beside them. */
function vitalsTable({ simulated, applied }: Measurement, reference: Vitals): string[] {
  return table([
    ['throttling', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'CPU index'],
    vitalsRow('simulated', simulated),
    vitalsRow('applied', applied),
    vitalsRow('static page, applied', reference),
  ])
}

/** Everything about one screen. */
export function screenReport({ path, measurement, verdicts }: Audited, reference: Vitals): string {
  const rows = verdicts.map((verdict) => {
    const { name, unit, bound, limit } = verdict.budget
    return [name, figure(verdict.value, unit), `${bound} ${figure(limit, unit)}`, standing(verdict)]
  })
  return [
    '',
    `── ${path}`,
    ...table([['budget', 'measured', 'bound', 'verdict'], ...rows]),
    ...measurement.quality.findings.map((finding) => `Points were taken for: ${finding}`),
    '',
    ...vitalsTable(measurement, reference),
  ].join('\n')
}

/** Below this share of the fastest moment, the machine was busy with other things. */
const steady = 0.6
/** Milliseconds that a page without a script may be blocked; its rendering takes some. */
const renderingAtMost = 60

/** One sentence when times cannot be trusted: the machine was not equally fast all the time, or blocked even the static page. */
export function machineWarning(cpuIndexes: readonly number[], reference: Vitals): string | null {
  const [slowest, fastest] = [Math.min(...cpuIndexes), Math.max(...cpuIndexes)]
  const signs = [
    slowest < steady * fastest ? `CPU index ${slowest} to ${fastest}` : '',
    reference.tbt > renderingAtMost
      ? `even the page without a script was blocked ${figure(reference.tbt, 'ms')}`
      : '',
  ].filter(Boolean)
  if (signs.length === 0) return null
  return `The machine was busy with other things (${signs.join('; ')}): scores and times are worse than the pages are.`
}

/** What failed and by how much, and how much is not enforced yet. */
export function summary(audited: readonly Audited[]): string {
  const failed = audited.flatMap(({ path, verdicts }) =>
    failures(verdicts).map(
      ({ budget, value, missedBy }) =>
        `FAILED  ${path}  ${budget.name}: ${figure(value, budget.unit)}, ${budget.bound} ` +
        `${figure(budget.limit, budget.unit)} allowed (by ${figure(missedBy, budget.unit)})`,
    ),
  )
  const verdicts = audited.flatMap((screen) => screen.verdicts)
  const enforced = verdicts.filter(({ budget }) => budget.enforced)
  const waiting = verdicts.filter(({ budget, met }) => !budget.enforced && !met)
  return [
    ...failed,
    `${enforced.length - failed.length} of ${enforced.length} enforced budgets met on ${audited.length} screens; ` +
      `${waiting.length} targets not enforced yet are missed.`,
  ].join('\n')
}
