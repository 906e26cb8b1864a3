import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { disableBodyParsing } from './raw-bodies.ts'

/** A server as the functions runtime sets it up, that answers the body it parsed. */
const app = express()
app.use(express.json(), express.raw({ type: '*/*' }), (request, response) => {
  response.json(request.body)
})
const server = createServer(app)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function parsed() {
  const { port } = server.address() as AddressInfo
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"a.jpg"}' }
  return (await fetch(`http://127.0.0.1:${port}/`, init)).json()
}

it('leaves the bodies of events to the runtime, which hands on what it parsed of them', async () => {
  for (const signature of ['cloudevent', 'event']) {
    vi.stubEnv('FUNCTION_SIGNATURE_TYPE', signature)
    disableBodyParsing()
    expect(await parsed()).toEqual({ name: 'a.jpg' })
  }
  vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'http')
  const stop = disableBodyParsing()
  expect(await parsed()).not.toEqual({ name: 'a.jpg' })
  stop()
  expect(await parsed()).toEqual({ name: 'a.jpg' })
})
