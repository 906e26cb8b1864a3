import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runtimes } from '../../functions/src/runtimes.ts'
import { inRoot } from './paths.ts'
import { provisionSteps, shellCommand } from './provision-steps.ts'

const steps = provisionSteps({ project: 'portal-live', billing: '0-0-0', budget: '50' }, '42')

it('every command names the project, its bucket, its accounts or the account that pays', () => {
  for (const { title, command, done } of steps)
    for (const words of [command, ...(done ? [done] : [])])
      expect(words.join(' '), title).toMatch(/portal-live|42-compute|--billing-account=0-0-0/)
})

it('what cannot be made twice is looked for first', () => {
  const creating = steps.filter(
    ({ command }) => command.includes('create') || command.includes('apps:create'),
  )
  expect(creating.length).toBeGreaterThan(5)
  expect(creating.filter(({ done }) => !done)).toEqual([])
})

it('leaves out what needs the account that pays, where it is not named', () => {
  const commands = provisionSteps({ project: 'portal-live' }, '42').map(({ command }) => command[1])
  expect(commands).not.toContain('billing')
})

it('the budget notifies the topic that the function listens to, which is created first', () => {
  const commands = steps.map(({ command }) => command.join(' '))
  const topic = commands.findIndex((command) =>
    command.includes(`topics create ${runtimes.budgetMessages.topic}`),
  )
  const budget = commands.findIndex((command) =>
    command.includes(`--notifications-rule-pubsub-topic=projects/portal-live/topics/portal-budget`),
  )
  expect(topic).toBeGreaterThan(0)
  expect(budget).toBeGreaterThan(topic)
  expect(commands[budget]).toContain('--threshold-rule=percent=1.0')
})

it('commands can be typed into a shell as they are printed', () => {
  expect(shellCommand(['gcloud', '--schedule=0 3 * * *', "it's"])).toBe(
    `gcloud '--schedule=0 3 * * *' 'it'\\''s'`,
  )
})

it('names a file that is there', () => {
  const policyFiles = steps.flatMap(({ command }) =>
    command.flatMap((word) => word.split('--lifecycle-file=')[1] ?? []),
  )
  expect(policyFiles.map((file) => existsSync(inRoot(file)))).toEqual([true])
})
