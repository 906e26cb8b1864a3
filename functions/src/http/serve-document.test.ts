import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCache } from '@dlm/contract/endpoint'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveDocument } from './serve-document.ts'

const failed = vi.fn()
const requests: string[] = []
const app = express()
const server = createServer(app)
let origin: string

beforeAll(async () => {
  const find = async (path: string, query: URLSearchParams) => {
    requests.push(`${path}?${query}`)
    if (path === '/broken') throw new Error('no database')
    const cache = path === '/cached' ? listCache : null
    return path === '/none' ? null : { status: 200, type: 'text/plain', body: 'text', cache }
  }
  app.use((request, response) => serveDocument({ find, failed }, request as never, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('serveDocument', () => {
  it('answers a text with its validator, and 304 to a client that has it', async () => {
    const first = await fetch(`${origin}/cached?id=a&&b=c`)
    expect(await first.text()).toBe('text')
    expect(first.headers.get('cache-control')).toContain('s-maxage=300')
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${origin}/cached`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(requests[0]).toBe('/cached?id=a&b=c')
  })

  it('forbids caching without a cache policy', async () => {
    expect((await fetch(`${origin}/fresh`)).headers.get('cache-control')).toBe('no-store')
  })

  it('says where there is nothing, and that it only reads', async () => {
    expect((await fetch(`${origin}/none`)).status).toBe(404)
    const posted = await fetch(`${origin}/cached`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers a failure with Retry-After, and says why in the log only', async () => {
    const answer = await fetch(`${origin}/broken`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).not.toContain('database')
    expect(failed).toHaveBeenCalledWith('/broken', expect.objectContaining({ message: 'no database' }))
  })
})
