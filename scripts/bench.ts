import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countedCalls } from './bench/calls.ts'
import { type Bench, openBench } from './bench/database.ts'
import { heatArticle } from './bench/hot-article.ts'
import { loadCalls } from './bench/load.ts'
import { machine } from './bench/machine.ts'
import { measureOwnPart } from './bench/own-part.ts'
import { constantAnswer, publicReads } from './bench/public-reads.ts'
import { countCalls, excessive } from './bench/reads.ts'
import {
  hotArticleSection,
  type LoadedRead,
  ownPartSection,
  readsSection,
  type Section,
  searchSection,
  throughputSection,
  toMarkdown,
  toText,
  transfersSection,
  visitsSection,
} from './bench/report.ts'
import { timePage, timeSearches } from './bench/search-time.ts'
import { isMet, verdict } from './bench/targets.ts'
import { measureTransfers } from './bench/transfers.ts'
import { costVisits } from './bench/visit-costs.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { inRoot } from './lib/paths.ts'
import { PORTAL } from './lib/screens.ts'
import { main } from './lib/stop-error.ts'

const sizes = [100, 1_000, 10_000]
const largest = Math.max(...sizes)
/** With more, the emulated database, which sorts all of them for every page, would be all that is measured. */
const underLoad = 100

/** Room for 10,000 entries of every list, and worth compiling well: searches take half the time. */
const roomy = '-Xmx3g -XX:+UseParallelGC'

/**
 * `npm run bench`: what calls read, take and cost, on emulators that start empty. Fails when a call reads more than it may
 * or a target is missed (bench/targets.ts). `--write` puts the tables into docs/benchmarks.md.
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
    jvm: roomy,
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

/** Measures and prints; the exit code is 1 when a call reads more than it may, or a target is missed. */
async function measureAll(): Promise<{ sections: Section[]; code: number }> {
  const bench = openBench()
  // Under load first: a database that once held many documents is slower for good.
  await bench.fill(underLoad)
  const { constant, reads } = await loadPublicReads()
  console.log('Measuring queries, visits, a hot article, uploads and zips …')
  const ownPart = await measureOwnPart(bench)
  const visits = await costVisits(bench, PORTAL)
  const hot = await heatArticle(bench)
  const transfers = await measureTransfers(PORTAL)
  const readings = await countCalls(bench, countedCalls, sizes)
  const sections = [
    readsSection(readings),
    throughputSection(underLoad, constant, reads),
    ownPartSection(ownPart),
    visitsSection(visits),
    hotArticleSection(hot),
    transfersSection(transfers),
    await searches(bench),
  ]
  for (const section of sections) console.log(toText(section))
  console.log('')
  const faults = [
    ...excessive(readings).map(
      ({ call, size, documents }) =>
        `${call.name} reads ${documents} of ${size} documents, at most ${call.atMost} allowed`,
    ),
    ...sections
      .flatMap(({ checks = [] }) => checks)
      .filter((check) => !isMet(check))
      .map((check) => `${check.what}: ${check.value.toFixed(2)}, ${verdict(check)}`),
  ]
  for (const fault of faults) console.log(`FAILED  ${fault}`)
  if (faults.length === 0) console.log('Every bound is kept and every target met.')
  return { sections, code: faults.length > 0 ? 1 : 0 }
}

async function loadPublicReads() {
  const calls = publicReads.flatMap(({ anew, kept }) => (kept ? [anew, kept] : [anew]))
  const { constant, loaded } = await loadCalls(PORTAL, constantAnswer, calls)
  const reads = publicReads.flatMap(({ name, anew, kept }): LoadedRead[] => {
    const made = loaded.get(anew)
    return made ? [{ name, anew: made, kept: kept && loaded.get(kept) }] : []
  })
  return { constant, reads }
}

/** Times the searches while the database is still filled as it was when their reads were counted last. */
async function searches(bench: Bench): Promise<Section> {
  console.log('Timing searches …')
  const plain = countedCalls.find(({ endpoint }) => endpoint === 'get_news')
  if (!plain) throw new Error('No plain page to compare the searches with')
  return searchSection(largest, await timePage(bench, plain), await timeSearches(bench, countedCalls))
}
