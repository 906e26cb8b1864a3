import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { dirname, join } from 'node:path'
import { CACHE } from '../../lib/paths.ts'
import { downloads } from '../downloads.ts'

const PROBE_MS = 2500
const REMEMBER_MS = 12 * 3_600_000

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
    const probe = request(
      url,
      { method: 'HEAD', agent, signal: AbortSignal.timeout(PROBE_MS) },
      (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    )
    probe.once('error', () => resolve(false))
    probe.end()
  })
}
