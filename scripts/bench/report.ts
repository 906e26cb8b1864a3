import { table } from '../lib/box.ts'
import { PAGE } from './calls.ts'
import type { HotArticle } from './hot-article.ts'
import { CONCURRENCY, ROUNDS, type Throughput } from './load.ts'
import type { OwnPart } from './own-part.ts'
import type { Reading } from './reads.ts'
import type { SearchTime } from './search-time.ts'
import { type Check, share, targets, verdict } from './targets.ts'
import type { Transfer } from './transfers.ts'
import { type Cost, VISITS, type VisitCost } from './visit-costs.ts'

/** A table with what has to be said about it; the first row is its head. */
export interface Section {
  title: string
  note: string
  rows: readonly (readonly string[])[]
  /** What the figures have to come to; the command fails where one does not. */
  checks?: readonly Check[]
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
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
  const checked = searches.map(({ name, ratio }) => ({ what: name, value: ratio, target: targets.search }))
  return {
    title: `Time of a search, news of ${entries.toLocaleString('en')} entries`,
    note:
      `The handler in turns with its bare query, the quickest of each. The plain page of ${PAGE} took ` +
      `${milliseconds(plainMs)}: the emulated database has no index for searches and takes every entry apart, which is ` +
      'nearly all of the time. What carries over to the real one are the reads and requests above.',
    rows: [
      ['search', 'handler', 'bare query', 'handler / query', 'target', 'against a plain page'],
      ...searches.map(({ name, ms, queryMs, ratio }, at) => [
        name.replace(/^.*search, /, ''),
        milliseconds(ms),
        milliseconds(queryMs),
        share(ratio),
        checked[at] ? verdict(checked[at]) : '',
        share(ms / plainMs),
      ]),
    ],
    checks: checked,
  }
}

/** A public read under load; `kept` is missing where no answer may be kept. */
export interface LoadedRead {
  name: string
  anew: Throughput
  kept?: Throughput | undefined
}

const nothing = '–'

export function throughputSection(
  entries: number,
  constant: Throughput,
  reads: readonly LoadedRead[],
): Section {
  const checks: Check[] = []
  const rows = reads.map(({ name, anew, kept }) => {
    const check = kept && { what: `${name}, kept`, value: kept.ratio, target: targets.kept }
    if (check) checks.push(check)
    return [
      name,
      ...figures(anew),
      ...(kept ? figures(kept) : [nothing, nothing, nothing]),
      check ? verdict(check) : nothing,
    ]
  })
  const [perSecond, p99] = figures(constant)
  return {
    title: `Throughput through Hosting, lists of ${entries.toLocaleString('en')} entries`,
    note:
      `Every public read of the contract, pages of ${PAGE}, ${CONCURRENCY} requests under way at any time. The constant ` +
      'answer is an unknown call, refused by the same function before it reads anything: ' +
      `${perSecond} a second, p99 ${p99}. It and each call take turns of a moment in ${ROUNDS} rounds; ratios are ` +
      'medians of the rounds. Anew: nothing is kept. Kept: as a CDN asks, which takes an answer of the last second ' +
      '(docs/decisions/017). Emulators, function and load share the machine, and the emulator runs ten processes for ' +
      'ten requests. What an answer made anew costs is mostly the database: see the next table. Lists aim at 0.35 × anew; ' +
      'that is reported only, since runs on one machine differ by more than what some lack.',
    rows: [
      ['call', 'anew, a second', 'p99', '× constant', 'kept, a second', 'p99', '× constant', 'target'],
      ...rows,
    ],
    checks,
  }
}

function figures({ perSecond, p99, ratio }: Throughput): [string, string, string] {
  return [perSecond.toFixed(0), milliseconds(p99), share(ratio)]
}

export function ownPartSection({ pages, queries, ratio }: OwnPart): Section {
  const check = { what: 'page made anew / bare query', value: ratio, target: targets.ownPart }
  return {
    title: `What a page of ${PAGE} costs besides its query`,
    note:
      `The news in one process, ${CONCURRENCY} under way at any time, in turns with the bare query of the same fields of ` +
      'the same documents: no parsing of documents, no check of the answer, no envelope.',
    rows: [
      ['pages a second', 'bare queries a second', 'page / query', 'target'],
      [pages.toFixed(0), queries.toFixed(0), share(ratio), verdict(check)],
    ],
    checks: [check],
  }
}

export function visitsSection(costs: readonly VisitCost[]): Section {
  const cells = ({ calls, reads, bytes }: Cost) => [
    calls.toLocaleString('en'),
    reads.toLocaleString('en'),
    `${(bytes / 1e6).toFixed(2)} MB`,
  ]
  return {
    title: `Cost of ${VISITS.toLocaleString('en')} visits`,
    note:
      'What a browser asks functions for when it comes in at a screen, first load, as recorded in Chromium: function ' +
      'calls, documents read, and bytes that functions send, compressed. With a CDN: all visits within one hour and in ' +
      'one of its places, which asks again when `s-maxage` has run out. Everything else of a visit (page, scripts, ' +
      'fonts, pictures) is files of Hosting and Storage.',
    rows: [
      ['first screen', 'asks for', 'calls', 'reads', 'bytes', 'calls, CDN', 'reads, CDN', 'bytes, CDN'],
      ...costs.map(({ screen, names, alone, withCdn }) => [
        screen,
        names.join(', ') || nothing,
        ...cells(alone),
        ...cells(withCdn),
      ]),
    ],
  }
}

export function hotArticleSection({ seconds, calls, failed, lost, took }: HotArticle): Section {
  const checks = [
    { what: 'hot article, failed calls', value: failed / calls, target: targets.failed },
    { what: 'hot article, lost counts', value: lost / calls, target: targets.lost },
  ]
  return {
    title: 'A hot article',
    note:
      `200 views and 200 votes a second for ${seconds} seconds, each of a visitor of its own, in one process that takes 80 ` +
      'at a time; where the emulated database does not keep up they wait. Lost: how far the counts are from what was made.',
    rows: [
      ['calls', 'failed', 'lost', 'all answered after', 'answered a second', 'target'],
      [
        calls.toLocaleString('en'),
        String(failed),
        String(lost),
        `${took.toFixed(1)} s`,
        (calls / took).toFixed(0),
        `none failed, none lost (${failed + lost === 0 ? 'met' : 'MISSED'})`,
      ],
    ],
    checks,
  }
}

export function transfersSection({ upload, zip }: { upload: Transfer; zip: Transfer }): Section {
  const row = (transfer: Transfer, name: string, copy: string, check: Check) => [
    name,
    `${transfer.megabytes} MB`,
    `${transfer.speed.toFixed(0)} MB/s`,
    copy,
    `${transfer.copySpeed.toFixed(0)} MB/s`,
    share(transfer.ratio),
    verdict(check),
  ]
  const uploaded = { what: 'upload', value: upload.ratio, target: targets.upload }
  const zipped = { what: 'zip', value: zip.ratio, target: targets.zip }
  return {
    title: 'Uploads and zips',
    note:
      'In Chromium, each in turns with the plain copy of the same bytes. The upload is resumable and its rules are asked; ' +
      'the zip stores files as they are and makes a checksum of each.',
    rows: [
      ['', 'size', 'speed', 'plain copy', 'its speed', 'ratio', 'target'],
      row(upload, 'upload', 'one bare request', uploaded),
      row(zip, 'zip', 'one copy in memory', zipped),
    ],
    checks: [uploaded, zipped],
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
