import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { expect, it, onTestFinished, vi } from 'vitest'
import { storedObjects } from './objects.ts'

/** A bucket whose connections break for as many requests as are said. */
async function aBucket(broken: number) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.method ?? '')
    if (asked.length <= broken) request.socket.destroy()
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const app = initializeApp({ projectId: 'demo', storageBucket: 'bucket' }, crypto.randomUUID())
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.close()
    await deleteApp(app)
  })
  return { asked, objects: storedObjects(getStorage(app).bucket()) }
}

it('deletes once more where the connection broke', async () => {
  const { asked, objects } = await aBucket(1)
  await objects.remove('public/news/one/320.webp')
  expect(asked).toEqual(['DELETE', 'DELETE'])
})
