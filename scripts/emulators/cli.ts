import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFirebaseConfig } from '../lib/firebase-config.ts'
import { builtAssets, withNamedAssets } from '../lib/named-assets.ts'
import { CACHE, childEnv, EMULATOR_HOME, inRoot } from '../lib/paths.ts'
import { uiIsCached } from './downloads.ts'
import { javaFolder } from './java.ts'
import { MARK } from './marked-processes.ts'
import type { EmulatorName } from './ports.ts'
import { jarEnv } from './sealed/jars.ts'

/** The project that exists nowhere but here: the CLI makes no call to Google for ids that begin with demo-. */
export const PROJECT = 'demo-dlm'

/** For tests, which end soon: no time is spent on compiling well, and no more memory is taken than they need. */
const SHORT_LIVED = '-Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1'

/** What the CLI is started with. */
export interface CliRequest {
  only: readonly EmulatorName[]
  importDir: string | undefined
  exportOnExit: string | undefined
}

/** Modules that the CLI is started with; each says why. */
const preloaded = ['parent-guard.mjs', 'rules-lines.mjs', 'hosting-requests.mjs', 'auth-projects.mjs']

/** The arguments with which Node begins with a module of this folder. */
const importing = (file: string) => ['--import', pathToFileURL(join(import.meta.dirname, file)).href]

/**
 * Writes firebase.json as it is deployed, but for the names of the assets and for one project alone: tests have more beside it.
 * The file is beside firebase.json, since its paths are relative.
 */
function emulatorConfig(): string {
  const file = inRoot('firebase.emulators.json')
  const config = withNamedAssets(readFirebaseConfig(), builtAssets())
  const emulators = { ...config.emulators, singleProjectMode: false }
  writeFileSync(file, `${JSON.stringify({ ...config, emulators }, null, 2)}\n`)
  return file
}

/** The arguments for Node: the CLI's own file, so that no shell and no other Node comes between. */
export function cliArgs({ only, importDir, exportOnExit }: CliRequest): string[] {
  return [
    ...preloaded.flatMap(importing),
    inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    'emulators:start',
    ...['--project', PROJECT, '--config', emulatorConfig(), '--only', only.join(',')],
    ...(importDir ? ['--import', importDir] : []),
    ...(exportOnExit ? ['--export-on-exit', exportOnExit] : []),
    ...(uiIsCached() ? ['--ui'] : []),
  ]
}

/**
 * The environment of the CLI and all it starts.
 * @param jvm options of the database's Java
 */
export async function cliEnv(mark: string, jvm = SHORT_LIVED): Promise<NodeJS.ProcessEnv> {
  const jars = await jarEnv()
  const env = childEnv(
    {
      ...jars,
      [MARK]: mark,
      XDG_CONFIG_HOME: quietConfig(),
      TMPDIR: ownTemporaryFolder(),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...importing('keep-alive.mjs')].filter(Boolean).join(' '),
      NO_UPDATE_NOTIFIER: '1',
      METADATA_SERVER_DETECTION: 'none',
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: EMULATOR_HOME, // by file: HTTP discovery takes four seconds longer
      NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
      JDK_JAVA_OPTIONS: [process.env.JDK_JAVA_OPTIONS, jvm].filter(Boolean).join(' '),
    },
    [await javaFolder()],
  )
  // Nothing here may reach a real project, also when the CLI is signed in.
  delete env.GOOGLE_APPLICATION_CREDENTIALS
  delete env.FIREBASE_TOKEN
  return env
}

/**
 * The storage emulator stores its files in one fixed place below the temporary folder and empties it at every start: in a
 * shared one, a second checkout's emulators would take the files from under the first's.
 */
function ownTemporaryFolder(): string {
  const folder = join(EMULATOR_HOME, 'tmp')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A settings folder of our own, in which the CLI finds its daily message read and its usage reports off: it prompts for nothing. */
function quietConfig(): string {
  const folder = join(CACHE, 'config')
  mkdirSync(join(folder, 'configstore'), { recursive: true })
  const settings = { usage: false, motd: { fetched: Date.now() } }
  writeFileSync(join(folder, 'configstore', 'firebase-tools.json'), JSON.stringify(settings))
  return folder
}
