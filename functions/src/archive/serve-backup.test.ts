import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { usage } from '../figures/usage.ts'
import type { Platform } from '../platform/platform.ts'
import { serveBackup } from './serve-backup.ts'

const redeem = vi.fn(async () => null)
const takeMiss = vi.fn((_request: unknown, _misses: 0 | 1) => 0)
let origin: string

const app = express()
const server = createServer(app)
beforeAll(async () => {
  const parts = { grants: { redeem }, usage: usage(async () => undefined, { now: () => 0 }) }
  const platform = parts as unknown as Platform
  const serving = { takeMiss, adminRoleIn: async () => null, failed: vi.fn() }
  app.use((request, response) => serveBackup(platform, request as never, response, serving))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/backup?key=guessed`
})
afterAll(() => server.close())

it('counts an address that gives nothing out as a read of its caller, and looks at no key once those are used up', async () => {
  expect((await fetch(origin)).status).toBe(404)
  expect(takeMiss.mock.calls.map(([, misses]) => misses)).toEqual([0, 1])
  takeMiss.mockReturnValue(60)
  const refused = await fetch(origin)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(redeem).toHaveBeenCalledTimes(1)
})
