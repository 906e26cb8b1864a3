import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { measureColdStarts } from './bench/cold-start.ts'
import { type Bench, openBench } from './bench/database.ts'
import { measureDesk } from './bench/desk.ts'
import { countReadsOfCalls } from './bench/reads.ts'
import { isMet, type Section, summary, toMarkdown, toText } from './bench/report.ts'
import { measureThroughput } from './bench/throughput.ts'
import { measureTransfers } from './bench/transfers.ts'
import { measureUpload } from './bench/upload.ts'
import { costVisits } from './bench/visit-costs.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { inRoot } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'

/** In this order: a database that once held many documents stays slower. */
const measurements: Record<string, (bench: Bench) => Promise<Section>> = {
  'cold-start': measureColdStarts,
  throughput: measureThroughput,
  visits: costVisits,
  transfers: measureTransfers,
  upload: measureUpload,
  reads: countReadsOfCalls,
  desk: measureDesk,
}

/** Room for 10,000 entries of every list, and worth compiling well: searches take half the time. */
const roomy = '-Xmx3g -XX:+UseParallelGC'

/** The machine in general words, and whether it is busy: `2 cores, 24 GB of memory, Node 24.21.0`. */
function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const [load = 0] = loadavg()
  const others = load > 1 ? `, busy with other things too (load ${load.toFixed(1)}): times are too long` : ''
  return `${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.versions.node}${others}`
}

/**
 * `npm run bench`: what calls read, take and cost, on emulators that start empty; names (`-- cold-start reads`) make only
 * these measurements. Fails where a bound is not met. `--write` puts the tables into docs/benchmarks.md.
 */
await main(async () => {
  const options = { write: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const unknown = positionals.filter((name) => !measurements[name])
  if (unknown.length > 0 || (values.write && positionals.length > 0))
    throw new StopError(`Name some of ${Object.keys(measurements).join(', ')}; or none, as --write wants it.`)
  const here = machine() // before this command itself loads the machine
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
    const sections: Section[] = []
    const bench = openBench()
    await bench.fill(100)
    for (const [name, measure] of Object.entries(measurements)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue
      console.log(`Measuring ${name} …`)
      const section = await measure(bench)
      console.log(toText(section))
      sections.push(section)
    }
    console.log(`\n${summary(sections)}`)
    const day = new Date().toISOString().slice(0, 10)
    if (values.write) writeFileSync(inRoot('docs', 'benchmarks.md'), toMarkdown(here, day, sections))
    return sections.flatMap(({ checks = [] }) => checks).every(isMet) ? 0 : 1
  } finally {
    await emulators.stop()
  }
})
