import { readdirSync, readFileSync } from 'node:fs'
import { capture } from '../lib/run.ts'

/** The variable that every process of one start inherits, even those that the CLI puts into groups of their own. */
export const MARK = 'DLM_EMULATORS_MARK'

/** The processes whose environment carries the mark. Linux only: elsewhere the list is empty. */
export function markedProcesses(mark: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => environmentOf(pid).includes(`${MARK}=${mark}`))
    .map(Number)
}

/** The variables a process was started with, each as `NAME=value`; none where they cannot be read. Linux only. */
export function environmentOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return [] // ended meanwhile, or not ours
  }
}

/** All descendants of a process in the output of `ps -A -o pid=,ppid=`. */
export function descendants(table: string, root: number): number[] {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const processes = [root]
  for (const parent of processes) {
    for (const [pid, itsParent] of rows) if (pid !== undefined && itsParent === parent) processes.push(pid)
  }
  return processes.slice(1)
}

/** The descendants of a running process where environments cannot be read; asked before the process is ended. */
export async function descendantsOf(pid: number): Promise<number[]> {
  if (process.platform === 'linux') return []
  return descendants((await capture('ps', ['-A', '-o', 'pid=,ppid='])).output, pid)
}

/** Ends processes and groups at once; those that are gone already are no error. */
export function killNow(targets: readonly number[]): void {
  for (const target of targets) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // gone already
    }
  }
}
