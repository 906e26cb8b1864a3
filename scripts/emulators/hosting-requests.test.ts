import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** As the Hosting emulator does it: some addresses make it throw, at once or later. */
const server = `
  const { createServer } = require('node:http')
  createServer((request, response) => {
    if (request.url === '/at-once') throw new Error('at once')
    void (async () => {
      const path = decodeURIComponent(new URL(request.url, 'http://' + request.headers.host).pathname)
      if (path === '/later') throw new Error('later')
      response.end(path)
    })()
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

const child = spawn(process.execPath, [
  ...['--import', join(import.meta.dirname, 'hosting-requests.mjs')],
  ...['-e', server],
])
let port = 0

beforeAll(async () => {
  const [line] = await once(child.stdout, 'data')
  port = Number(line)
})
afterAll(() => void child.kill())

/** Status of a request with this exact address, which `fetch` would normalise; 0 without an answer. */
async function statusOf(target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n`)
  socket.setTimeout(300, () => socket.destroy())
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  await once(socket, 'close')
  return Number(text.split(' ')[1] ?? 0)
}

describe('the emulators survive', () => {
  it.each([
    ['//', 400],
    ['//evil.test/x', 400],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['http://[/', 400],
    ['/at-once', 500],
    ['/later', 0],
  ])('%s', async (target, status) => {
    expect(await statusOf(target)).toBe(status)
    expect(await statusOf('/next')).toBe(200)
  })
})

it.each(['/', '/a%20b', '/home?x=%', '/a//b'])('%s is answered as before', async (target) => {
  expect(await statusOf(target)).toBe(200)
})
