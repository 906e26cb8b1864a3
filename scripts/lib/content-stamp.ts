import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CACHE, ROOT } from './paths.ts'

/** A step whose result can be reused while its inputs stay the same. */
export interface Step {
  name: string
  /** Globs, relative to the root, of all that decides the result. */
  inputs: readonly string[]
  /** A file the step makes; without it the step runs whatever the stamp says. */
  result: string
}

/** The hash of every file that the globs match, names included, so that a rename counts too. */
export function contentHash(globs: readonly string[], cwd = ROOT): string {
  const hash = createHash('sha256')
  for (const file of globSync([...globs], { cwd }).sort()) {
    const path = join(cwd, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs the work unless its inputs are what they were at its last success. Says whether it ran. */
export async function whenChanged(step: Step, work: () => Promise<void>): Promise<boolean> {
  const stamp = join(CACHE, `${step.name}.stamp`)
  const currentHash = contentHash(step.inputs)
  const unchanged = existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash
  if (unchanged && existsSync(join(ROOT, step.result))) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, currentHash)
  return true
}
