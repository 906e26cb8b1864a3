import { subscribe } from 'node:diagnostics_channel'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import express, { type RequestHandler } from 'express'
import { inRoot } from '../../scripts/lib/paths.ts'

// A process of its own (api-process.ts): the deployed function `api` behind a plain server, as Cloud Run has it.

/** Writes that may be sent before this process dies, and those that were. */
let allowed = Number.POSITIVE_INFINITY
let written = 0

/** A database without the emulator's own calls for reads: what only looks is no write. */
const commits = /\/(Commit|BatchWrite)$/
const reads = /accounts:lookup/

/** Counts a request that changes something outside; the process dies at once before the one over the limit. */
function aboutToWrite(): void {
  if (written === allowed) process.kill(process.pid, 'SIGKILL')
  written++
}

function aboutToSend(message: unknown): void {
  const { request } = message as { request: { method: string; path: string } }
  if (request.method !== 'GET' && !reads.test(request.path)) aboutToWrite()
}

subscribe('http.client.request.created', aboutToSend)
subscribe('undici:request:create', aboutToSend)
subscribe('http2.client.stream.created', (message) => {
  const { headers } = message as { headers: Record<string, string> }
  if (commits.test(headers[':path'] ?? '')) aboutToWrite()
})

process.on('message', (writes: number) => {
  process.send?.(written)
  allowed = writes
  written = 0
})
process.once('disconnect', () => process.exit())

const { api }: { api: RequestHandler } = await import(
  pathToFileURL(inRoot('functions', 'lib', 'index.js')).href
)
const app = express()
// As the runtime sets it up: the functions keep their bodies from it.
app.use(express.json(), express.raw({ type: () => true }))
app.use(api)
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
