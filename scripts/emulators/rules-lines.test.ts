import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const preload = join(import.meta.dirname, 'rules-lines.mjs')

/** How many pieces a process with the preload reads from a child that writes three lines at once, the last in two parts. */
async function piecesFrom(jar: string): Promise<string[]> {
  const writer = `
    process.stdout.write('{"id":1}\\n{"id":2}\\n{"id"')
    setTimeout(() => process.stdout.write(':"é"}\\n'), 50)`
  const reader = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(writer)}, ${JSON.stringify(jar)}])
    const pieces = []
    child.stdout.on('data', (bytes) => pieces.push(bytes.toString()))
    child.stdout.on('end', () => console.log(JSON.stringify(pieces)))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, '-e', reader])
  return JSON.parse(stdout)
}

it.each(['/cache/storage-rules.jar', '/cache/cloud-storage-rules-runtime-v1.1.3.jar'])(
  'what %s writes is read line by line',
  async (jar) => {
    expect(await piecesFrom(jar)).toEqual(['{"id":1}\n', '{"id":2}\n', '{"id":"é"}\n'])
  },
)

it('leaves every other process alone', async () => {
  expect((await piecesFrom('/cache/firestore.jar'))[0]).toBe('{"id":1}\n{"id":2}\n{"id"')
})
