import { parseEnv } from 'node:util'
import { PROJECT } from '../emulators/cli.ts'
import { StopError } from './stop-error.ts'

/** Where a portal can be deployed by name; `.firebaserc` says which project each is. */
export const environments = ['staging', 'production'] as const
export type EnvironmentName = (typeof environments)[number]

/**
 * The project that is meant: by its id, or by the name of its environment.
 * @param aliases `projects` of `.firebaserc`
 * @throws StopError saying what to name
 */
export function projectOf(
  { project, env }: { project?: string | undefined; env?: string | undefined },
  aliases: Readonly<Record<string, string>>,
): { project: string; env: EnvironmentName } {
  const name = environments.find((name) => name === env)
  if (env !== undefined && !name) throw new StopError(`--env is one of: ${environments.join(', ')}`)
  const id = project ?? (name && aliases[name])
  if (name && !id)
    throw new StopError(`.firebaserc names no project for it: npx firebase use --add, with the alias ${name}`)
  if (!id) throw new StopError('Name where to: npm run deploy -- --env staging, or --project <id>')
  if (id === PROJECT || id.startsWith('demo-')) throw new StopError(`${id} exists in the emulators only.`)
  return { project: id, env: name ?? environments.find((each) => aliases[each] === id) ?? 'production' }
}

/** What is known of a deploy before it begins. */
export interface Intended {
  env: EnvironmentName
  /** What `git status --porcelain` writes: a line for each file that is not committed. */
  changes: string
  /** `functions/.env.<project>`; null where there is none. */
  settings: string | null
  /** `functions/.env.demo-dlm` and `functions/.secret.local`: what is for the emulators alone. */
  demo: string
}

/** Values that mean the same in every environment. */
const harmless = /^(?:\d+|server|browser|fastly)?$/

/** Why this must not be deployed, a sentence each. Staging may have changes that are not committed yet. */
export function refusals({ env, changes, settings, demo }: Intended): string[] {
  const reasons: string[] = []
  const files = changes.split('\n').filter((line) => line !== '')
  if (env === 'production' && files.length > 0)
    reasons.push(`${files.length} files are not committed: what is deployed has to be reasons again in git.`)
  if (settings === null) return [...reasons, 'The project has no parameters: copy functions/.env.example.']
  const demoValues = new Set(Object.values(parseEnv(demo)))
  for (const [name, value = ''] of Object.entries(parseEnv(settings)))
    if (demoValues.has(value) && !harmless.test(value)) reasons.push(`${name} is the one of the emulators.`)
  return reasons
}
