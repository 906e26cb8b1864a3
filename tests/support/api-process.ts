import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName, Request } from '@dlm/contract/contract'
import { killNow } from '../../scripts/emulators/marked-processes.ts'
import { API_PROCESS_LOG } from '../../scripts/lib/paths.ts'
import { functionsEnv } from '../../scripts/suites/worker-portals.ts'
import { call, type Who } from './client.ts'
import { PORTAL, project } from './emulators.ts'

/** The function `api` in one process of the test's own, on the running emulators, which give each request one of its own. */
export interface ApiProcess {
  /** For `Who`: calls go to this process. */
  origin: string
  call<K extends EndpointName>(name: K, input: Request<K>, who?: Who): ReturnType<typeof call<K>>
  /** From now on it sends `count` writes and dies (SIGKILL) before the next; answers how many it sent since the last call. */
  dieAfterWrites(count: number): Promise<number>
  /** Stops it as the machine does (SIGTERM), which lets it end its work. */
  terminate(): Promise<void>
  /** Resolves once it has ended, for any reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

/** Starts it. @param env what is other than in the emulated function, such as the mail provider's address */
export async function startApi(env: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
  const log = openSync(API_PROCESS_LOG, 'a')
  const child = fork(join(import.meta.dirname, 'api-server.ts'), {
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...functionsEnv(project, PORTAL),
      ...env,
    },
  })
  closeSync(log)
  const exited = once(child, 'exit')
  const port = await answerOf(child, exited)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    call: (name, input, who) => call(name, input, { ...who, origin }),
    async dieAfterWrites(count) {
      child.send(count)
      return Number(await answerOf(child, exited))
    },
    async terminate() {
      child.kill('SIGTERM')
      await exited
    },
    ended: exited,
    async stop() {
      if (child.pid !== undefined) killNow([child.pid])
      await exited
    },
  }
}

async function answerOf(child: ChildProcess, exited: Promise<unknown>): Promise<unknown> {
  const ended = exited.then(() => {
    throw new Error('the process of the function `api` has ended')
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}
