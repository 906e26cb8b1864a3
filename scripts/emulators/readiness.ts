import { StopError } from '../lib/stop-error.ts'
import { PROJECT } from './cli.ts'
import { address, type EmulatorName } from './ports.ts'

const POLL_MS = 150
const ANSWER_MS = 60_000

/** Waits until each emulator answers over HTTP and, with functions, until the API itself does. */
export async function waitForAnswers(names: readonly EmulatorName[]): Promise<void> {
  for (const name of names) await answer(`http://${address(name)}/`, name)
  if (!names.includes('functions')) return
  const body = await answer(`http://${address('functions')}/${PROJECT}/us-central1/api/`, 'the API')
  if (/does not exist, valid functions are/.test(body)) {
    throw new StopError('The functions did not load; the reason is above and in the emulator log.')
  }
}

async function answer(url: string, title: string): Promise<string> {
  const deadline = Date.now() + ANSWER_MS
  while (Date.now() < deadline) {
    try {
      return await (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).text()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  throw new StopError(`${title} does not answer at ${url}.`)
}
