import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { constantAnswer, countedCalls, loadedCalls, plainPage } from './bench/calls.ts'
import { openBench } from './bench/database.ts'
import { loadCalls } from './bench/load.ts'
import { machine } from './bench/machine.ts'
import { countCalls, excessive } from './bench/reads.ts'
import {
  readsSection,
  type Section,
  searchSection,
  throughputSection,
  toMarkdown,
  toText,
} from './bench/report.ts'
import { timeSearches } from './bench/search-time.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { inRoot } from './lib/paths.ts'
import { PORTAL } from './lib/screens.ts'
import { main } from './lib/stop-error.ts'

const sizes = [100, 1_000, 10_000]
const largest = Math.max(...sizes)
/** With more, the emulated database, which sorts all of them for every page, would be all that is measured. */
const underLoad = 100

/**
 * `npm run bench`: documents read, time of searches and throughput of the API on emulators that start empty. Fails when
 * a call reads more than it may. `--write` puts the tables into docs/benchmarks.md.
 */
await main(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const here = machine() // before this command itself is what keeps it busy
  console.log(here)
  await buildFunctions()
  await buildWeb() // Hosting wants its folder
  console.log('Starting the emulators …')
  const emulators = await startEmulators({
    only: ['auth', 'firestore', 'functions', 'storage', 'hosting'],
    quiet: true,
  })
  try {
    const { sections, code } = await measureAll()
    if (values.write) {
      const day = new Date().toISOString().slice(0, 10)
      writeFileSync(inRoot('docs', 'benchmarks.md'), toMarkdown(here, day, sections))
    }
    return code
  } finally {
    await emulators.stop()
  }
})

/** Measures and prints; the exit code is 1 when a call reads more than it may. */
async function measureAll(): Promise<{ sections: Section[]; code: number }> {
  const bench = openBench()
  const readings = await countCalls(bench, countedCalls, sizes)
  console.log('Timing searches …')
  const searches = countedCalls.filter((call) => call.timed)
  const timed = await timeSearches(bench, plainPage, searches)
  await bench.fill(underLoad)
  const throughputs = await loadCalls(PORTAL, constantAnswer, loadedCalls)
  const sections = [
    readsSection(readings),
    searchSection(largest, timed.plainMs, timed.searches),
    throughputSection(underLoad, throughputs),
  ]
  for (const section of sections) console.log(toText(section))
  const broken = excessive(readings)
  console.log('')
  for (const { call, size, documents } of broken)
    console.log(
      `FAILED  ${call.name} reads ${documents} of ${size} documents, at most ${call.atMost} allowed`,
    )
  if (broken.length === 0) console.log('Every call keeps its bound at every size.')
  return { sections, code: broken.length > 0 ? 1 : 0 }
}
