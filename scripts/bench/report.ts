import { table } from '../lib/box.ts'
import { PAGE } from './calls.ts'
import { CONCURRENCY, type Throughput } from './load.ts'
import type { Reading } from './reads.ts'
import { SEARCH_TARGET, type SearchTime } from './search-time.ts'

/** A table with what has to be said about it; the first row is its head. */
export interface Section {
  title: string
  note: string
  rows: readonly (readonly string[])[]
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}

function share(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}

/** A row a call, a column a size. */
export function readsSection(readings: readonly Reading[]): Section {
  const sizes = [...new Set(readings.map(({ size }) => size))]
  const rows = [...Map.groupBy(readings, ({ call }) => call)].map(([call, ofCall]) => {
    const counts = sizes.map((size) =>
      String(ofCall.find((reading) => reading.size === size)?.documents ?? '–'),
    )
    const requests = Math.max(...ofCall.map((reading) => reading.requests))
    const { atMost } = call
    const kept = ofCall.every(({ documents }) => atMost === undefined || documents <= atMost)
    const verdict = atMost === undefined ? 'reported' : `${kept ? 'kept' : 'BROKEN'}: at most ${atMost}`
    return [call.name, ...counts, String(requests), verdict]
  })
  return {
    title: 'Documents read per call',
    note:
      'As Firestore bills them: every document a call touches, one for a query without a result. Searches have pages of ' +
      `${PAGE} too; their rare word stands in 5 entries, the common one in every tenth, the common letters in every ` +
      'second. Requests are the ways to the database that this takes, at most; what is written comes on top. Not made (–): ' +
      'the emulated database would take minutes. Bounds are enforced.',
    rows: [
      ['call', ...sizes.map((size) => `${size.toLocaleString('en')} entries`), 'requests', 'bound'],
      ...rows,
    ],
  }
}

export function searchSection(entries: number, plainMs: number, searches: readonly SearchTime[]): Section {
  return {
    title: `Time of a search against a plain page, news of ${entries.toLocaleString('en')} entries`,
    note:
      `Medians of the handler with the emulated database; the plain page of ${PAGE} took ${milliseconds(plainMs)}. The ` +
      'emulated database has no index for searches: it takes every entry apart, which is nearly all of the time. What ' +
      'carries over to the real one are the reads and requests above. The target is not enforced.',
    rows: [
      ['search', 'median', 'against a plain page', 'target'],
      ...searches.map(({ call, ms, ratio }) => [
        call.name.replace(/^.*search, /, ''),
        milliseconds(ms),
        share(ratio),
        `at most ${share(SEARCH_TARGET)} ${ratio <= SEARCH_TARGET ? '(met)' : '(missed)'}`,
      ]),
    ],
  }
}

function targetOf({ call: { target }, ratio }: Throughput): string {
  if (target === undefined) return ''
  return `at least ${share(target)} ${ratio >= target ? '(met)' : '(missed)'}`
}

export function throughputSection(entries: number, throughputs: readonly Throughput[]): Section {
  return {
    title: `Throughput through Hosting, lists of ${entries.toLocaleString('en')} entries`,
    note:
      `${CONCURRENCY} requests under way at any time, median of three rounds in turns with the constant answer: an ` +
      'unknown call, refused by the same function before it reads anything. Nothing is cached in between. Emulators, ' +
      'function and load share the machine, so that only the ratios mean something. The target is not enforced.',
    rows: [
      ['call', 'answers a second', 'p50', 'p99', 'against the constant answer', 'target'],
      ...throughputs.map((measured) => [
        measured.call.name,
        measured.perSecond.toFixed(0),
        milliseconds(measured.p50),
        milliseconds(measured.p99),
        share(measured.ratio),
        targetOf(measured),
      ]),
    ],
  }
}

/** A section on the terminal. */
export function toText({ title, rows }: Section): string {
  return ['', `── ${title}`, ...table(rows)].join('\n')
}

function markdownTable([head = [], ...rows]: Section['rows']): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)]
}

/** The whole of docs/benchmarks.md. */
export function toMarkdown(machine: string, day: string, sections: readonly Section[]): string {
  const parts = sections.flatMap(({ title, note, rows }) => [
    '',
    `## ${title}`,
    '',
    note,
    '',
    ...markdownTable(rows),
  ])
  return [
    '# Benchmarks',
    '',
    'Made by `npm run bench -- --write`; not to be edited. Ratios within one run carry over to other machines, times do not.',
    '',
    `${day}, ${machine}.`,
    ...parts,
    '',
  ].join('\n')
}
