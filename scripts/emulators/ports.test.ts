import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portsOf, refuseTakenPorts, takenMessage } from './ports.ts'

test('the message names the port, its user and the process', () => {
  expect(takenMessage(['8080 (firestore)'], { pid: 4711, command: 'java -jar other.jar' })).toBe(
    'Port 8080 (firestore) is taken by process 4711 (java -jar other.jar). End it (kill 4711) and retry.',
  )
})

test('several ports of one process are one sentence', () => {
  expect(takenMessage(['4400 (hub)', '9099 (auth)'], { pid: 4711, command: 'node firebase.js' })).toBe(
    'Ports 4400 (hub), 9099 (auth) are taken by process 4711 (node firebase.js). End it (kill 4711) and retry.',
  )
})

test('the message is complete without an owner', () => {
  expect(takenMessage(['5050 (hosting)'], undefined)).toBe(
    'Port 5050 (hosting) is taken by another process. End that process and retry.',
  )
})

test('each emulator includes the ports of its helpers', () => {
  expect([...portsOf(['auth']).keys()]).toEqual([4400, 4500, 9099])
  expect([...portsOf(['firestore']).keys()]).toContain(9150)
})

test('a taken port stops, a free one does not', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(refuseTakenPorts(new Map([[port, 'hosting']]))).rejects.toThrow(
    `Port ${port} (hosting) is taken by`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(refuseTakenPorts(new Map([[port, 'hosting']]))).resolves.toBeUndefined()
})
