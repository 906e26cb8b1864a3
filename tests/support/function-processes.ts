import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { environmentOf, killNow, MARK, markedProcesses } from '../../scripts/emulators/marked-processes.ts'
import { portOwner } from '../../scripts/emulators/port-owner.ts'
import { call } from './client.ts'
import { endpoint } from './emulators.ts'

/** The processes of these emulators that answer calls. Their environment is read from /proc: there are none but on Linux. */
async function apiProcesses(): Promise<number[]> {
  const emulators = await portOwner(endpoint('functions').port)
  const mark = environmentOf(emulators?.pid ?? 0).find((variable) => variable.startsWith(`${MARK}=`))
  const marked = mark ? markedProcesses(mark.slice(MARK.length + 1)) : []
  return marked.filter((pid) => environmentOf(pid).includes('FUNCTION_TARGET=api'))
}

/**
 * Makes a call whose process is killed (SIGKILL) after a time in milliseconds.
 * @returns whether it was killed before it had answered
 */
export async function killedAfter(ms: number, make: () => Promise<{ status: number }>): Promise<boolean> {
  // The start of a process takes longer than the call, and would be all that is ever interrupted.
  await call('get_3_news', {})
  const answer = make().then(
    ({ status }) => status,
    () => 0,
  )
  await pause(ms)
  const processes = await apiProcesses()
  if (processes.length === 0) throw new Error('no process of the function `api` was found')
  killNow(processes)
  const wasKilled = (await answer) !== 200
  // The emulator hands calls to dead processes until it has noticed each one's end.
  await vi.waitFor(async () => expect((await call('get_3_news', {})).status).toBe(200), { timeout: 10_000 })
  return wasKilled
}

/**
 * Closes in on the moment at which a call does what it is for: the next round comes earlier after one that was too late, and
 * later after one that was too early.
 * @param round is given milliseconds, and answers whether that was too late
 */
export async function closeIn(round: (ms: number) => Promise<boolean>): Promise<void> {
  let [early, late] = [0, 1000]
  for (let at = 0; at < 5; at++) {
    const ms = (early + late) / 2
    if (await round(ms)) late = ms
    else early = ms
  }
}
