import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { CACHE, inRoot } from '../lib/paths.ts'

interface Download {
  downloadPathRelativeToCacheDir: string
  remoteUrl: string
}

const TOOLS = inRoot('node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json')
const PROBE_MS = 2500
const REMEMBER_MS = 12 * 3_600_000

/** What the CLI itself knows about its downloads. */
function downloads(): Record<'firestore' | 'storage', Download> & {
  ui: { main: { binaryPathRelativeToCacheDir: string } }
} {
  return JSON.parse(readFileSync(TOOLS, 'utf8'))
}

function cached(relative: string): string | undefined {
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return existsSync(join(folder, relative)) ? join(folder, relative) : undefined
}

/** A jar that the CLI has downloaded before. */
export function cachedJar(name: 'firestore' | 'storage'): string | undefined {
  return cached(downloads()[name].downloadPathRelativeToCacheDir)
}

/** Whether the CLI has downloaded the Emulator UI before. */
export function uiIsCached(): boolean {
  return cached(downloads().ui.main.binaryPathRelativeToCacheDir) !== undefined
}

/** Whether the download host answers. A "no" is remembered for half a day, so that later starts lose no time on it. */
export async function downloadHostAnswers(): Promise<boolean> {
  const memory = join(CACHE, 'download-host-unreachable')
  if (existsSync(memory) && Date.now() - statSync(memory).mtimeMs < REMEMBER_MS) return false
  const answers = await probe(downloads().firestore.remoteUrl)
  if (!answers) {
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(memory, '')
  }
  return answers
}

function probe(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const agent = new Agent({ proxyEnv: process.env }) // the CLI downloads through a proxy as well
    const asked = request(
      url,
      { method: 'HEAD', agent, signal: AbortSignal.timeout(PROBE_MS) },
      (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    )
    asked.once('error', () => resolve(false))
    asked.end()
  })
}
