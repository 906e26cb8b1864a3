import { createServer } from 'node:net'
import { readFirebaseConfig } from '../lib/firebase-config.ts'
import { StopError } from '../lib/stop-error.ts'
import { type PortOwner, portOwner } from './port-owner.ts'

const { emulators } = readFirebaseConfig()

/** The emulators that can be started by name. */
export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting' | 'storage'

/** Host and port of each emulator as firebase.json says, without a scheme: `127.0.0.1:8080`. */
export function address(name: EmulatorName): string {
  return `${emulators[name].host}:${emulators[name].port}`
}

/** What the emulators of these names listen on, with the ports their helpers take. */
export function portsOf(names: readonly EmulatorName[]): Map<number, string> {
  const ports = new Map([
    [emulators.hub.port, 'hub'],
    [emulators.logging.port, 'logging'],
  ])
  for (const name of names) ports.set(emulators[name].port, name)
  if (names.includes('firestore')) ports.set(emulators.firestore.websocketPort, 'firestore websocket')
  if (names.includes('functions')) {
    ports.set(emulators.eventarc.port, 'eventarc')
    ports.set(emulators.tasks.port, 'tasks')
  }
  return ports
}

/** The sentence about ports that one process has taken, each with what it is needed for: `8080 (firestore)`. */
export function takenMessage(ports: readonly string[], owner: PortOwner | undefined): string {
  const subject = ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports.join(', ')} are`
  const by = owner ? `process ${owner.pid} (${owner.command})` : 'another process'
  const advice = owner ? `End it (kill ${owner.pid}) and retry.` : 'End that process and retry.'
  return `${subject} taken by ${by}. ${advice}`
}

/** Stops when something already listens on one of the ports, with one sentence a process. */
export async function refuseTakenPorts(ports: ReadonlyMap<number, string>): Promise<void> {
  const busyPorts: { name: string; owner: PortOwner | undefined }[] = []
  for (const [port, user] of ports) {
    if (!(await isFree(port))) busyPorts.push({ name: `${port} (${user})`, owner: await portOwner(port) })
  }
  if (busyPorts.length === 0) return
  const byProcess = Map.groupBy(busyPorts, ({ owner }) => owner?.pid)
  const messages = [...byProcess.values()].map((group) =>
    takenMessage(
      group.map(({ name }) => name),
      group[0]?.owner,
    ),
  )
  throw new StopError(messages.join('\n'))
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
