import { initializeApp } from 'firebase-admin/app'
import { rebuildRatingSummary } from '../../functions/src/content/rating-summary.ts'
import { portalApi } from '../../functions/src/create-api.ts'
import { createPlatform } from '../../functions/src/create-platform.ts'
import type { Api } from '../../functions/src/http/router.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { writeDocuments } from '../../tests/support/factories/documents.ts'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'
import { writeAdmin } from './admin.ts'
import { benchDocuments, benchSecret } from './documents.ts'
import { checkCounter, countReads, type Reads } from './read-counter.ts'

/** The API inside this process, on the emulated database, with every read counted. */
export interface Bench {
  /** Empties the database and writes so many entries of every list, and the owner, unless it has them. */
  fill(entries: number): Promise<void>
  /** Makes a call as a new visitor. */
  call(name: string, input: object): Promise<Called>
  /** What handlers reach the database through; its reads are counted. */
  platform: Platform
  /** What was read so far. */
  counter: () => Reads
}

/** The answer to a call, and what it read. */
export interface Called extends Reads {
  body: Record<string, unknown>
}

/** To be called once, when the emulators run. */
export function openBench(): Bench {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
    METADATA_SERVER_DETECTION: 'none', // the SDK would look for credentials, which emulators do not need
  })
  initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` })
  const mail = { origin: '', serviceId: '', publicKey: '', privateKey: '' }
  const platform = createPlatform({ appSecret: benchSecret, mail, portalOrigin: '' })
  let fault: unknown
  const api = portalApi(platform, '', ({ error }) => {
    fault = error
  })
  const counter = countReads(platform.db)
  let filled = 0

  return {
    platform,
    counter,
    async fill(entries) {
      if (entries === filled) return
      filled = entries
      await clear()
      const all = benchDocuments(entries)
      const share = Math.ceil(all.length / writers)
      await Promise.all(
        Array.from({ length: writers }, (_, at) =>
          writeDocuments(platform.db, all.slice(at * share, (at + 1) * share)),
        ),
      )
      await writeAdmin(platform)
      await rebuildRatingSummary(platform.db)
      await checkCounter(platform.db, counter, 'news')
    },
    async call(name, input) {
      const before = counter()
      const { status, body } = await api.answer(requestOf(name, input))
      if (status !== 200) throw new Error(`${name} answered ${status}`, { cause: fault })
      const { documents, requests } = counter()
      return {
        ...{ body: { ...body }, requests: requests - before.requests },
        documents: documents - before.documents,
      }
    },
  }
}

/** Batches under way at a time: the emulated database writes while the next ones are made. */
const writers = 4

function requestOf(name: string, input: object): Parameters<Api['answer']>[0] {
  const byte = () => Math.floor(Math.random() * 256)
  // A random address of the range for benchmarks (RFC 2544), so that no call runs into a rate limit.
  const address = `198.18.${byte()}.${byte()}`
  return {
    method: 'POST',
    name,
    query: {},
    headers: { 'x-visitor': `visitor-${crypto.randomUUID()}`, 'x-forwarded-for': address },
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(input)),
  }
}

async function clear(): Promise<void> {
  const documents = `emulator/v1/projects/${PROJECT}/databases/(default)/documents`
  const { ok, status } = await fetch(`http://${address('firestore')}/${documents}`, { method: 'DELETE' })
  if (!ok) throw new Error(`The database could not be emptied: ${status}`)
}
