import { delimiter, dirname, join } from 'node:path'

/** The repository's root folder. */
export const ROOT = dirname(dirname(import.meta.dirname))

/** What scripts keep between runs; `npm ci` empties it, so everything here must be something that can be made again. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'dlm')

/** Where the emulators run and log. */
export const EMULATOR_HOME = join(ROOT, '.firebase', 'emulators')

/** What the processes of `tests/support/api-process.ts` log, searched for secrets like the emulators' own. */
export const API_PROCESS_LOG = join(EMULATOR_HOME, 'api-process.log')

/** The demo data as an archive of the portal (docs/decisions/041). */
export const DEMO = join(ROOT, 'demo')

/** The export that the seed makes and that every start opens. */
export const EMULATOR_DATA = join(ROOT, 'emulator-data')

/** A file inside the repository. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts)
}

/** The environment for child processes: Node 24 comes first on the PATH, and a log that is no terminal stays free of colours. */
export function childEnv(
  extra: NodeJS.ProcessEnv = {},
  pathFirst: readonly string[] = [],
): NodeJS.ProcessEnv {
  const path = [join(ROOT, 'node_modules', '.bin'), ...pathFirst, process.env.PATH ?? ''].join(delimiter)
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, ...extra, PATH: path }
}
