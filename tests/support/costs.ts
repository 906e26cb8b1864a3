import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CostKind } from '@dlm/contract/costs/cost-steps'
import { day } from '@dlm/contract/format/day'
import { ceilings } from '@dlm/contract/limits'
import { db } from './admin.ts'

const today = () => day(new Date())

/** The documents of the cost guard: this month's, and its ceilings. */
export const usageOfMonth = () => db.doc(`usage/${today().slice(0, 7)}`)
export const storedCeilings = db.doc('ceilings/site')

/** Makes this month one with this percentage of the calls used, and nothing else. */
export async function useCalls(percent: number, more: Record<string, unknown> = {}): Promise<void> {
  await countedToday({ calls: (ceilings.calls / 100) * percent }, more)
}

/** Makes this month one in which this was counted today. */
export async function countedToday(
  counts: Partial<Record<CostKind, number>>,
  more: Record<string, unknown> = {},
): Promise<void> {
  await usageOfMonth().set({ days: { [today()]: counts }, ...more })
}

/** A mail provider that takes every mail, or none while `isAway`. */
export interface TakingProvider {
  origin: string
  mails: Record<string, string>[]
  isAway: boolean
  close(): void
}

export async function aProvider(): Promise<TakingProvider> {
  const server: Server = createServer(async (request, response) => {
    const { template_params } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    if (provider.isAway) return void response.writeHead(500).end()
    provider.mails.push(template_params)
    response.end('OK')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const provider: TakingProvider = {
    origin: `http://127.0.0.1:${port}`,
    mails: [],
    isAway: false,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return provider
}
