import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { capture } from '../lib/run.ts'
import { StopError } from '../lib/stop-error.ts'
import type { Edit } from './edits.ts'

/** What a scaffolder does to the project; paths from its root. */
export interface Plan {
  create: Readonly<Record<string, string>>
  change: Readonly<Record<string, Edit>>
}

/**
 * Makes the files and changes the others, or, when anything is in the way, nothing at all.
 * @returns the paths
 * @throws StopError for a file that exists, and for one that is not as it was
 */
export async function carryOut(root: string, plan: Plan): Promise<string[]> {
  const paths = write(root, plan)
  await format(root, paths)
  return paths
}

/** As `carryOut`, which then has the imports in order, and no line longer than may be. */
export function write(root: string, { create, change }: Plan): string[] {
  for (const path of Object.keys(create))
    if (existsSync(join(root, path))) throw new StopError(`${path} is there already.`)
  const changed = Object.entries(change).map(([path, edit]): [string, string] => [
    path,
    edit(readFileSync(join(root, path), 'utf8')),
  ])
  const files = [...Object.entries(create), ...changed]
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(([path]) => path)
}

/** Puts the imports in order and breaks long lines. */
export async function format(root: string, paths: Iterable<string>): Promise<void> {
  await capture('biome', ['check', '--write', ...paths], { cwd: root })
}

/** What was done and what comes next, for the terminal. */
export function describePlan(plan: Plan, next: readonly string[]): string {
  return [
    ...Object.keys(plan.create).map((path) => `  made     ${path}`),
    ...Object.keys(plan.change).map((path) => `  changed  ${path}`),
    '',
    ...next,
  ].join('\n')
}

/** `Two words`, `twoWords`, `TwoWords` of `two-words` or `two_words`. */
export function namings(name: string): { title: string; camel: string; pascal: string; kebab: string } {
  const words = name.split(/[-_]/)
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return {
    title: capital(words.join(' ')),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
  }
}
