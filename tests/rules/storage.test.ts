import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { PROJECT } from '../../scripts/emulators/cli.ts'
import { endpoint } from '../support/emulators.ts'
import { contextOf } from './personas.ts'
import { STORAGE_CASES, type StorageCase } from './storage-cases.ts'

/** A bucket of its own: no trigger listens to it, and no demo file is in it. The rules are the same for every bucket. */
const BUCKET = 'gs://demo-dlm-rules'

/** Larger files are put to the rules alone, in storage-runtime.test.ts: half a gigabyte teaches nothing more when it is sent. */
const LARGEST_UPLOAD = 16 * 1024 * 1024

type Storage = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await initializeTestEnvironment({ projectId: PROJECT, storage: endpoint('storage') })
})

afterAll(async () => {
  await environment.cleanup()
})

function asServer<T>(work: (storage: Storage) => PromiseLike<T>): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    await work(context.storage(BUCKET))
  })
}

async function place({ path, operation }: StorageCase): Promise<void> {
  if (operation === 'create') {
    await asServer((storage) => storage.ref(path).delete()).catch(() => {}) // not there is what it should be
  } else {
    await asServer((storage) => storage.ref(path).put(new Uint8Array(8), { contentType: 'image/png' }))
  }
}

async function attempt({ who, operation, path, file }: StorageCase): Promise<unknown> {
  const object = contextOf(environment, who).storage(BUCKET).ref(path)
  switch (operation) {
    case 'get':
      return object.getMetadata()
    case 'list':
      return object.parent?.listAll()
    case 'update':
      return object.updateMetadata({ customMetadata: { mark: 'x' } })
    case 'delete':
      return object.delete()
    case 'create':
    case 'overwrite': {
      const { contentType, contentEncoding } = file
      return object.put(new Uint8Array(file.size), {
        contentType,
        ...(contentEncoding && { contentEncoding }),
      })
    }
  }
}

const cases = STORAGE_CASES.filter(({ file }) => file.size <= LARGEST_UPLOAD)

describe('storage.rules in the emulator', () => {
  test.each(cases.filter(({ allowed }) => allowed))('allows $title', async (one) => {
    await place(one)
    await assertSucceeds(attempt(one))
  })

  test.each(cases.filter(({ allowed }) => !allowed))('denies $title', async (one) => {
    await place(one)
    await assertFails(attempt(one))
  })
})
