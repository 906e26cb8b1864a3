import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { CRC32C } from '@google-cloud/storage'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { expect, it, onTestFinished, vi } from 'vitest'
import { storedObjects } from './objects.ts'

const noContent: RequestListener = (_request, response) => response.writeHead(204).end()

/** A bucket whose connections break for as many requests as are said. */
async function aBucket(broken: number, answer = noContent) {
  const methods: string[] = []
  const server = createServer((request, response) => {
    methods.push(request.method ?? '')
    if (methods.length <= broken) request.socket.destroy()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const app = initializeApp({ projectId: 'demo', storageBucket: 'bucket' }, crypto.randomUUID())
  const bucket = () => {
    const opened = getStorage(app).bucket()
    opened.storage.retryOptions.maxRetryDelay = 0.01 // seconds
    return opened
  }
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.close()
    await deleteApp(app)
  })
  return { methods, objects: storedObjects(bucket) }
}

it('deletes once more where the connection broke', async () => {
  const { methods, objects } = await aBucket(1)
  await objects.remove('public/news/one/320.webp')
  expect(methods).toEqual(['DELETE', 'DELETE'])
})

it('reads an object as it is stored, compressed or not', async () => {
  const stored = gzipSync(Buffer.alloc(1000))
  const { objects } = await aBucket(0, (_request, response) => {
    const check = new CRC32C()
    check.update(stored)
    const headers = {
      ...{ 'content-encoding': 'gzip', 'x-goog-stored-content-encoding': 'gzip' },
      'x-goog-hash': `crc32c=${check}`,
    }
    response.writeHead(200, { ...headers, 'content-length': stored.length }).end(stored)
  })
  expect((await objects.read('staging/a/b/c'))?.equals(stored)).toBe(true)
  expect((await objects.readPart('staging/a/b/c', 0, 4000))?.equals(stored)).toBe(true)
})
