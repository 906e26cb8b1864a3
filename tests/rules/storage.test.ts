import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '../support/emulators.ts'
import { contextOf, RULES_PROJECT } from './personas.ts'
import { STORAGE_CASES, type StorageCase } from './storage-cases.ts'

/** A bucket in which no demo file is. The rules are the same for every bucket. */
const BUCKET = `gs://${RULES_PROJECT}`

/** Larger files are evaluated without being sent, in storage-runtime.full.test.ts. */
const LARGEST_UPLOAD = 16 * 1024 * 1024

type Storage = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await initializeTestEnvironment({ projectId: RULES_PROJECT, storage: endpoint('storage') })
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

/** Tries cases one after the other; those that came out otherwise than they should, in words. */
async function wrongOf(cases: readonly StorageCase[]): Promise<string[]> {
  const wrong: string[] = []
  for (const one of cases) {
    await place(one)
    const expected = one.allowed ? assertSucceeds : assertFails
    await expected(attempt(one)).catch((error: Error) => {
      wrong.push(`${one.title}: should be ${one.allowed ? 'allowed' : 'denied'}; ${error.message}`)
    })
  }
  return wrong
}

/** Cases about the same object, which cannot run at once. */
function byPath(cases: readonly StorageCase[]): StorageCase[][] {
  const paths = [...new Set(cases.map(({ path }) => path))]
  return paths.map((path) => cases.filter((one) => one.path === path))
}

describe('storage.rules in the emulator', () => {
  test.each(Object.entries(STORAGE_CASES))('allow and deny as they should: %s', async (_, cases) => {
    const sent = cases.filter(({ file }) => file.size <= LARGEST_UPLOAD)
    const wrong = await Promise.all(byPath(sent).map(wrongOf))
    expect(wrong.flat()).toEqual([])
  })
})
