import { type CountedCall, countedCalls, inputOf } from './calls.ts'
import type { Bench, Called } from './database.ts'
import { PAGE } from './documents.ts'
import { type Check, isMet, type Section } from './report.ts'

type Filled = Pick<Bench, 'fill' | 'call'>

async function makeCall(bench: Filled, call: CountedCall): Promise<Called> {
  const { endpoint, second } = call
  const first = await bench.call(endpoint, inputOf(call))
  if (!second) return first
  const { next } = first.body
  if (typeof next !== 'string') throw new Error(`${endpoint} has no second page`)
  return bench.call(endpoint, inputOf(call, next))
}

/** Counts what each call reads in a database that is filled from the start for each size, the sizes ascending; a row a call. */
export async function countReadsOfCalls(
  bench: Filled,
  calls: readonly CountedCall[] = countedCalls,
  sizes: readonly number[] = [100, 1_000, 10_000],
): Promise<Section> {
  const measured = calls.map((call) => ({ call, reads: [] as Called[] }))
  for (const size of sizes) {
    console.log(`Counting reads with ${size} entries a list …`)
    await bench.fill(size)
    for (const { call, reads } of measured)
      if (size <= (call.upTo ?? size)) reads.push(await makeCall(bench, call))
  }
  const checks: Check[] = []
  const rows = measured.map(({ call: { name, atMost }, reads }) => {
    const counts = reads.map(({ documents }) => documents)
    const requests = String(Math.max(...reads.map((read) => read.requests)))
    const cells = [name, ...sizes.map((_, at) => String(counts[at] ?? '–')), requests]
    if (atMost === undefined) return [...cells, 'reported']
    const check: Check = { what: name, value: Math.max(...counts), unit: '', bound: { atMost } }
    checks.push(check)
    return [...cells, `${isMet(check) ? 'met' : 'BROKEN'}: at most ${atMost}`]
  })
  return {
    title: 'Documents read per call',
    note:
      'As Firestore bills them: every document a call touches, one for a query without a result. Searches have pages of ' +
      `${PAGE} too; their rare word is in 5 entries, the common one in every tenth, the common letters in every ` +
      'second. Requests are the ways to the database that this takes, at most; what is written comes on top. Not made (–): ' +
      'the emulated database would take minutes. Bounds are enforced.',
    rows: [
      ['call', ...sizes.map((size) => `${size.toLocaleString('en')} entries`), 'requests', 'bound'],
      ...rows,
    ],
    checks,
  }
}
