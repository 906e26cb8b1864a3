import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureStoryBrowser } from '../lib/browser.ts'
import { ensureFfmpeg } from '../lib/ffmpeg.ts'
import { CACHE, childEnv } from '../lib/paths.ts'
import { type RunOptions, run } from '../lib/run.ts'
import { couldNotRun, single, type Tally } from './tally.ts'

/** Longer than any suite takes; one that hangs must not hang a whole run. */
const LONGEST_SUITE_MS = 55 * 60_000

/** Writes the result of a run of Vitest. */
const TALLY_REPORTER = join(import.meta.dirname, 'tally-reporter.ts')

/** Failed tests after which a suite ends: with that many, more would not show what they have in common. */
const MAX_FAILURES = 10

/** Secrets are hashed cheaply where suites make thousands: a suite of its own sees to the full cost (secrets-cost.test.ts). */
export const EMULATED: NodeJS.ProcessEnv = { SCRYPT_COST: '10' }

/** One part of the test run. */
export interface Suite {
  name: string
  needsEmulators: boolean
  /** What `npm test` leaves out, and `npm run test:full` and `npm run soak` run. */
  onlyFull?: boolean
  /** Finds or installs what it needs of the machine, and says it by environment variables. Called twice, it does it once. */
  prepare?: () => Promise<NodeJS.ProcessEnv>
  run: (signal: AbortSignal, way: Way) => Promise<Tally>
}

/** `beside`: with what other suites leave of the processor, and with its output printed once it has ended. */
export type Way = 'alone' | 'beside'

const BESIDE: RunOptions = { yields: true, stdio: ['ignore', 'pipe', 'pipe'] }
/** Of small machines that is one file at a time. */
const BESIDE_WORKERS = '--maxWorkers=50%'

function checked(name: string, command: string, args: readonly string[]): Suite {
  const check = async (signal: AbortSignal, way: Way): Promise<Tally> => {
    const { code, output } = await run(command, args, {
      ...(way === 'beside' ? BESIDE : {}),
      ...{ signal, timeout: LONGEST_SUITE_MS },
    })
    return { ...single(code === 0), output }
  }
  return { name, needsEmulators: false, run: check }
}

/** Vitest's projects of one name, and those whose names continue with a dash. */
function tested(name: string, needsEmulators: boolean, prepare?: () => Promise<NodeJS.ProcessEnv>): Suite {
  const tallyFile = join(CACHE, 'reports', `${name}.json`)
  const args = [
    'run',
    ...['--project', name, '--project', `${name}-*`],
    `--bail=${MAX_FAILURES}`,
    '--reporter=default',
    `--reporter=${TALLY_REPORTER}`,
  ]
  const test = async (signal: AbortSignal, way: Way): Promise<Tally> => {
    const env = childEnv({
      ...(needsEmulators ? EMULATED : {}),
      ...(await prepare?.()),
      TALLY_FILE: tallyFile,
    })
    mkdirSync(dirname(tallyFile), { recursive: true })
    rmSync(tallyFile, { force: true })
    const started = Date.now()
    const beside = way === 'beside'
    const { code, output } = await run('vitest', beside ? [...args, BESIDE_WORKERS] : args, {
      ...(beside ? BESIDE : {}),
      ...{ signal, timeout: LONGEST_SUITE_MS, env },
    })
    if (!existsSync(tallyFile))
      return couldNotRun(
        Date.now() - started < LONGEST_SUITE_MS ? 'Vitest left no tally' : 'took too long, and was ended',
      )
    const tally: Tally = JSON.parse(readFileSync(tallyFile, 'utf8'))
    if (code === 0 || tally.failed > 0) return { ...tally, output }
    return {
      ...tally,
      failed: 1,
      reason: `Vitest ended with code ${code} although every test passed`,
      output,
    }
  }
  return { name, needsEmulators, ...(prepare ? { prepare } : {}), run: test }
}

/** Recordings that are cleaned are made, and read back, by ffmpeg. */
async function withFfmpeg(): Promise<NodeJS.ProcessEnv> {
  await ensureFfmpeg()
  return {}
}

/** Stories need a browser. */
async function withBrowser(): Promise<NodeJS.ProcessEnv> {
  return { CHROMIUM_PATH: await ensureStoryBrowser() }
}

/**
 * Every suite, in the order they run: what fails fastest comes first; of those on the emulators what has one file at a time,
 * which leaves the most to those beside it.
 */
export const SUITES: readonly Suite[] = [
  checked('types', 'tsc', ['-b']),
  checked('lint', 'biome', ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.']),
  tested('unit', false, withFfmpeg),
  tested('web', false),
  tested('guards', false),
  tested('rules', true),
  { ...tested('faults', true), onlyFull: true },
  tested('api', true, withFfmpeg),
  tested('e2e', true, withBrowser),
  // The portal as `npm start` runs it, with the emulators of Functions and Hosting.
  tested('suite', true, async () => ({ ...(await withBrowser()), WHOLE_SUITE: 'true' })),
]

/** The suites that run anywhere, in half a minute: what `npm run check` is. */
export const PLAIN_SUITES: readonly Suite[] = SUITES.filter((suite) => !suite.needsEmulators)
