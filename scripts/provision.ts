import { parseArgs } from 'node:util'
import { provisionSteps, type Step, shellCommand } from './lib/provision-steps.ts'
import { capture, run } from './lib/run.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run provision -- --project <id>`: gives an empty Firebase project what the portal needs, step by step; what is there
 * already is passed over, so it can be run again. `--billing <account>` links the account that pays, `--budget <USD>` sets
 * a budget on it, which notifies the portal. `--dry-run` prints the commands and runs none.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      billing: { type: 'string' },
      budget: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { project, 'dry-run': isDry } = values
  if (!project) throw new StopError('Name the project: npm run provision -- --project <id> --dry-run')
  const number = isDry ? 'NUMBER' : await projectNumber(project)
  for (const step of provisionSteps({ ...values, project }, number)) {
    console.log(`\n# ${step.title}`)
    console.log(shellCommand(step.command))
    if (!isDry) await take(step)
  }
  console.log('\nWhat is left is clicked and typed: docs/deploy.md says what.')
  return 0
})

/** @throws StopError when there is no such project, or gcloud is not signed in */
async function projectNumber(project: string): Promise<string> {
  const { code, output } = await capture('gcloud', [
    ...['projects', 'describe', project],
    '--format=value(projectNumber)',
  ])
  if (code !== 0) throw new StopError(output.trim() || 'gcloud is not installed.')
  return output.trim()
}

/** @throws StopError naming the step that failed */
async function take({ title, command: [program = '', ...args], done }: Step): Promise<void> {
  if (done && (await isDone(done))) return console.log('is there already')
  const { code } = await run(program, args)
  if (code !== 0)
    throw new StopError(`Stopped at “${title}”. Mend that and run it again: what is done is passed over.`)
}

async function isDone([program = '', ...args]: readonly string[]): Promise<boolean> {
  const { code, output } = await capture(program, args)
  return code === 0 && output.trim() !== ''
}
