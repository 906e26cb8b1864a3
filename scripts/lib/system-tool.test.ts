import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ensureTool, type SystemTool } from './system-tool.ts'

const events: string[] = []

function tool(title: string, path: string | undefined): SystemTool {
  const find = async () => {
    events.push(`${title} begins`)
    await wait(20)
    events.push(`${title} ends`)
    return path
  }
  return { title, find, debianPackage: 'none', elsewhere: 'none' }
}

test('tools are installed one after the other, since Debian refuses two at once', async () => {
  expect(
    await Promise.all([ensureTool(tool('first', '/bin/first')), ensureTool(tool('second', '/bin/second'))]),
  ).toEqual(['/bin/first', '/bin/second'])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('a failed search for one does not stop the next', async () => {
  const broken: SystemTool = {
    ...tool('broken', undefined),
    find: () => Promise.reject(new Error('No disk')),
  }
  const [first, second] = await Promise.allSettled([
    ensureTool(broken),
    ensureTool(tool('next', '/bin/next')),
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'No disk' } })
  expect(second).toEqual({ status: 'fulfilled', value: '/bin/next' })
})
