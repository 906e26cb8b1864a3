import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { WORKERS } from './scripts/lib/worker-portal.ts'

const freshStart = 'tests/support/fresh-start.ts'

/** What `npm test` runs, or what a release needs (`npm run test:full`), or what takes minutes (`npm run soak`). */
const tier = process.env.TIER ?? 'test'
const isFull = tier !== 'test'

/** What only a release needs. */
const onlyFull = isFull ? [] : ['**/*.full.{test,e2e}.{ts,tsx}']
const onlySoak = tier === 'soak' ? [] : ['**/*.soak.test.ts']

/**
 * Files share a process, one after the other, each from a fresh start: starting a process and loading its packages takes longer
 * than most files do.
 */
const shared = { isolate: false, sequence: { setupFiles: 'list' } } as const

interface Emulated {
  maxWorkers?: number
  /** Milliseconds until a test counts as hanging. */
  testTimeout?: number
  retry?: number
  exclude?: string[]
  globalSetup?: string
}

/** Tests on the running emulators: each file begins with the portal of its worker as it comes. */
function emulated(name: string, include: string[], options: Emulated = {}): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      ...shared,
      setupFiles: [freshStart, 'tests/support/emulators.ts', 'tests/support/reset-portal.ts'],
      maxWorkers: WORKERS,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      ...options,
      exclude: [...onlyFull, ...onlySoak, ...(options.exclude ?? [])],
    },
  }
}

/** The journeys of visitors, members and admins: what a commit needs of the stories. */
const journeys =
  'tests/e2e/{account,administration,catalogue,downloads,events,media,news,roles,saved,search,server-rendered,signing-in,upload}.e2e.ts'

/** A story of a minute, on a machine that is half as fast; it may be tried once more, and is then named at the end. */
const ofStories = { testTimeout: 120_000, retry: 1 }

export default defineConfig({
  test: {
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          setupFiles: [freshStart],
          include: ['{contract,functions,import}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: onlyFull,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Longer than the wait of `test-setup.ts` for an element, so that a failure names what was not there.
          testTimeout: 60_000,
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: onlyFull,
          ...shared,
          setupFiles: [freshStart, 'web/src/test-setup.ts'],
        },
      },
      {
        test: {
          name: 'guards',
          ...shared,
          setupFiles: [freshStart],
          include: ['tests/guards/**/*.test.ts'],
          exclude: onlyFull,
          testTimeout: 30_000,
        },
      },
      emulated('rules', ['tests/rules/**/*.test.ts']),
      emulated('api', ['tests/api/**/*.test.ts']),
      emulated('faults', ['tests/faults/**/*.test.ts']),
      emulated(
        'e2e',
        isFull ? ['tests/e2e/**/*.e2e.ts'] : [journeys],
        isFull ? { ...ofStories, exclude: [journeys] } : ofStories,
      ),
      // One file at a time: its portal is that of the Emulator Suite, which there is once. Before a release the journeys are there too.
      emulated('suite', ['tests/suite/**/*.e2e.ts', ...(isFull ? [journeys] : [])], {
        ...ofStories,
        maxWorkers: 1,
        globalSetup: 'tests/support/suite-control.ts',
      }),
    ],
  },
})
