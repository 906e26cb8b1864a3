import { table } from '../lib/box.ts'

type Unit = 'kB' | 'ms' | '×' | ''
/** The limit of a figure. */
export type Bound = { atLeast: number } | { atMost: number }

/** A figure with its bound; the command fails where it is not met. */
export interface Check {
  what: string
  value: number
  unit: Unit
  bound: Bound
}

/** A table with what has to be said about it; the first row is its head. */
export interface Section {
  title: string
  note?: string
  rows: readonly (readonly string[])[]
  checks?: readonly Check[]
}

/** A figure as reports show it: `96.4 kB`, `50 ms`, `1.08 ×`, `0.003`, `100`. */
export function figure(value: number, unit: Unit): string {
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${value.toFixed(value < 10 ? 1 : 0)} ms`
  if (unit === '×') return `${value.toFixed(2)} ×`
  return String(Math.abs(value) < 1 ? Number(value.toFixed(4)) : Math.round(value))
}

/** What could not be measured meets no bound. */
export function isMet({ value, bound }: Check): boolean {
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

/** `at least 0.80 × (met)`. */
export function verdict(check: Check): string {
  const { bound, unit } = check
  const limit = 'atLeast' in bound ? ['at least', bound.atLeast] : ['at most', bound.atMost]
  return `${limit[0]} ${figure(Number(limit[1]), unit)} (${isMet(check) ? 'met' : 'MISSED'})`
}

/** A section of figures that all have bounds. */
export function section(title: string, checks: readonly Check[]): Section {
  const rows = checks.map((check) => [check.what, figure(check.value, check.unit), verdict(check)])
  return { title, checks, rows: [['budget', 'measured', 'verdict'], ...rows] }
}

/** What is missed, a line each, and how many bounds are met. */
export function summary(sections: readonly Section[]): string {
  const checks = sections.flatMap(({ title, checks = [] }) => checks.map((check) => ({ title, check })))
  const missed = checks.filter(({ check }) => !isMet(check))
  const lines = missed.map(
    ({ title, check }) =>
      `FAILED  ${title}: ${check.what}: ${figure(check.value, check.unit)}, ${verdict(check)}`,
  )
  return [...lines, `${checks.length - missed.length} of ${checks.length} bounds met.`].join('\n')
}

/** A section on the terminal. */
export function toText({ title, rows }: Section): string {
  return ['', `── ${title}`, ...table(rows)].join('\n')
}

/** The whole of docs/benchmarks.md. */
export function toMarkdown(machine: string, day: string, sections: readonly Section[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const parts = sections.flatMap(({ title, note = '', rows: [head = [], ...rows] }) => [
    ...['', `## ${title}`, '', note, ''],
    ...[line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)],
  ])
  const intro =
    'Made by `npm run bench -- --write`; not to be edited. Ratios within one run carry over to other machines, times do not.'
  return ['# Benchmarks', '', intro, '', `${day}, ${machine}.`, ...parts, ''].join('\n')
}
