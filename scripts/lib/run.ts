import { type SpawnOptions, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { childEnv, ROOT } from './paths.ts'

/** A third of the processor of a process of its own rank, where both want all of it. */
const YIELDING = 5

/** What a finished child left: its exit code (1 when a signal ended it) and, when captured, all it wrote. */
export interface Finished {
  code: number
  output: string
}

/** How a child runs. */
export interface RunOptions extends SpawnOptions {
  /** Leaves most of the processor to others that want it; not all, or what waits with an end would never get its turn. */
  yields?: boolean
}

/** Runs a child to its end in the repository root with Node 24 first on the PATH. Never throws for a failing child. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { yields = false, ...spawned } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: childEnv(), stdio: 'inherit', ...spawned })
    if (yields && child.pid) setPriority(child.pid, YIELDING)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a child quietly and hands back what it wrote. */
export function capture(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Finished> {
  return run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
}
