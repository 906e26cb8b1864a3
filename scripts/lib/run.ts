import { type SpawnOptions, spawn } from 'node:child_process'
import { childEnv, ROOT } from './paths.ts'

/** What a finished child left: its exit code (1 when a signal ended it) and, when captured, all it wrote. */
export interface Finished {
  code: number
  output: string
}

/** Runs a child to its end in the repository root with Node 24 first on the PATH. Never throws for a failing child. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: childEnv(), stdio: 'inherit', ...options })
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
  options: SpawnOptions = {},
): Promise<Finished> {
  return run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
}
