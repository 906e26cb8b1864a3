import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const freshStart = 'tests/support/fresh-start.ts'

/** Stories that change what every visitor sees, or whose uploads leave the emulators no time for anything else. */
const alone = ['tests/e2e/{clicks,dashboard*}.e2e.ts', 'tests/e2e/zip.e2e.ts']
/** A story whose bound is in seconds: what runs beside it would be measured with it. */
const ofTime = 'tests/e2e/upload-in-time.e2e.ts'
/** Stories of a portal without an admin and then with another name, in other fonts, or that asks all admins for a second factor: all others would meet it. */
const ofSettings = 'tests/e2e/{fonts,required-factor,set-up}.e2e.ts'
/** A story of a portal that can only be read, which a process may believe for a minute longer: nothing comes after it. */
const ofCosts = 'tests/e2e/costs.e2e.ts'

/** Tests that compare whole collections, change what every page shows, or sweep records that are a day old. */
const ofEverything =
  'tests/api/{account-deletion,areas,clean-older,costs,dashboard,denials,get-figures,get-needs,http,legal,lists,logo,media-lists,my-data,new-entries,news,notifications,pages,photo-retries,platform,questions,ratings,renamed-mails,required-factor,roles,saved-replies,set-up,settings,sign-up,sweep,uploads,users}.test.ts'

/** Faults of what everything needs, and a comparison of everything there is. */
const stopping = 'tests/faults/{auth-away,database-stopped,export-import.soak,writes}.test.ts'
/** What takes minutes is for `npm run soak`. */
const tooLong = process.env.SOAK === 'true' ? [] : ['tests/faults/**/*.soak.test.ts']

/** Vitest takes the largest files first; these are small, and take longest of all. */
const longest =
  /\/(scaffold|every-screen|signed-in-screens|right-to-left|locked-albums-crawl|two-admins)\.(e2e|test)\.ts$/

/**
 * Files share a process, one after the other, each from a fresh start: starting a process and loading its packages takes longer
 * than most files do.
 */
const shared = { isolate: false, sequence: { setupFiles: 'list' } } as const

/** The longest files first, so that those that run side by side end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

interface Emulated {
  exclude?: string[]
  /** Files at a time. */
  maxWorkers?: number
  /** When its turn is: projects with another number of files at a time cannot run together. */
  groupOrder?: number
  /** Milliseconds until a test counts as hanging. */
  testTimeout?: number
}

/**
 * A story of a minute, on a machine that is half as fast. Two at a time: with a third, the portal that all of them ask leaves one
 * waiting for longer than a page is waited for.
 */
const ofStories = { testTimeout: 120_000, maxWorkers: 2 }

/**
 * A suite on the running emulators, patient with a slow machine. One file at a time where they share the data; browsers
 * look at what is theirs, and wait for the portal half of the time.
 */
function emulated(name: string, include: string[], options: Emulated = {}): TestProjectConfiguration {
  const { exclude = [], maxWorkers = 1, groupOrder = 1, testTimeout = 60_000 } = options
  return {
    test: {
      name,
      include,
      exclude,
      ...shared,
      setupFiles: [freshStart, 'tests/support/emulators.ts'],
      maxWorkers,
      sequence: { ...shared.sequence, groupOrder },
      testTimeout,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
    },
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          setupFiles: [freshStart],
          include: ['{contract,functions}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['web/src/**/*.test.{ts,tsx}'],
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
          testTimeout: 30_000,
        },
      },
      emulated('rules', ['tests/rules/**/*.test.ts'], { maxWorkers: 2 }),
      emulated('api-alone', [ofEverything], { groupOrder: 2 }),
      emulated('api', ['tests/api/**/*.test.ts'], { exclude: [ofEverything], maxWorkers: 2, groupOrder: 3 }),
      emulated('faults', ['tests/faults/**/*.test.ts'], {
        exclude: [stopping, ...tooLong],
        maxWorkers: 2,
        groupOrder: 2,
      }),
      emulated('faults-alone', [stopping], { exclude: tooLong, groupOrder: 3 }),
      emulated('e2e', ['tests/e2e/**/*.e2e.ts'], {
        ...{ ...ofStories, exclude: [...alone, ofTime, ofSettings, ofCosts], groupOrder: 2 },
      }),
      emulated('e2e-alone', alone, { ...ofStories, groupOrder: 3 }),
      emulated('e2e-in-time', [ofTime], { ...ofStories, maxWorkers: 1, groupOrder: 4 }),
      emulated('e2e-set-up', [ofSettings], { ...ofStories, maxWorkers: 1, groupOrder: 5 }),
      emulated('e2e-costs', [ofCosts], { ...ofStories, maxWorkers: 1, groupOrder: 6 }),
    ],
  },
})
