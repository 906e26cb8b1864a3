import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PROJECT } from '../emulators/cli.ts'
import { inRoot } from '../lib/paths.ts'
import { median } from '../lib/statistics.ts'
import { type Check, figure, type Section, section } from './report.ts'

/** The functions whose callers wait for a cold start. */
const functions = ['api', 'pages'] as const
const processes = 11

/** What any function on Firestore with accounts cannot do without. */
const bareStack = `Promise.all([
  import('firebase-functions/v2/https'), import('firebase-admin/app'),
  import('firebase-admin/auth'), import('firebase-admin/firestore')])`

/** Milliseconds of processor time that a new process takes to load it: what else the machine does is not in it. */
async function load(target: string, imported: string): Promise<number> {
  const script = `const before = process.cpuUsage()
    await ${imported}
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inRoot('functions'),
    env: { PATH: process.env.PATH, FUNCTION_TARGET: target, GCLOUD_PROJECT: PROJECT },
  })
  return Number(stdout)
}

/** Loads the built functions in processes of their own, in turns with the bare stack. */
export async function measureColdStarts(): Promise<Section> {
  const bare: number[] = []
  const loaded = functions.map((name) => ({ name, times: [] as number[] }))
  for (let process = 1; process <= processes; process++) {
    bare.push(await load('none', bareStack))
    for (const { name, times } of loaded) times.push(await load(name, "import('./lib/index.js')"))
  }
  const checks = loaded.map(({ name, times }): Check => {
    const value = median(times) / median(bare)
    return { what: name, value, unit: '×', bound: { atMost: 1.15 } }
  })
  const note =
    'Processor time of a new process until the modules of a function are loaded, in turns with firebase-functions and ' +
    `firebase-admin alone, which take ${figure(median(bare), 'ms')}; medians. What handles pictures and files, and ` +
    'renders pages, is loaded with its first use.'
  return { ...section('Cold start, × bare stack', checks), note }
}
