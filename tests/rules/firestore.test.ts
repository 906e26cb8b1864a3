import { readFileSync } from 'node:fs'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { collectionsOfCode } from '../support/collections.ts'
import { endpoint } from '../support/emulators.ts'
import { contextOf, PERSONA_NAMES, PERSONAS, type PersonaName, RULES_PROJECT } from './personas.ts'

/** Every collection of the code, and one of none; the documents of the fixture belong to the member, who may not touch them either. */
const COLLECTIONS = [...collectionsOfCode('rules-fixture'), 'an-unknown-collection']

const DOCUMENT = 'uid-member-rules-fixture'
const CONTENT = { uid: 'uid-member', text: 'as it was' }

type Firestore = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>

let environment: RulesTestEnvironment
let server: Firestore
let closeServer: () => void = () => {}
const clients = new Map<PersonaName, Firestore>()

/** One client a persona for the whole file: the emulator stalls under hundreds of fresh connections. */
beforeAll(async () => {
  setLogLevel('silent') // the SDK warns about each denial, and denials are what is tested
  environment = await initializeTestEnvironment({
    projectId: RULES_PROJECT,
    firestore: endpoint('firestore'),
  })
  for (const name of PERSONA_NAMES) clients.set(name, contextOf(environment, PERSONAS[name]).firestore())
  void environment.withSecurityRulesDisabled((context) => {
    server = context.firestore()
    return new Promise<void>((resolve) => {
      closeServer = resolve
    })
  })
  await Promise.all(COLLECTIONS.map((name) => server.collection(name).doc(DOCUMENT).set(CONTENT)))
})

afterAll(async () => {
  closeServer()
  await environment.cleanup()
})

function clientOf(persona: PersonaName): Firestore {
  const client = clients.get(persona)
  if (!client) throw new Error(`no client for ${persona}`)
  return client
}

/** What a client can do to one collection. */
function operations(firestore: Firestore, name: string): Record<string, () => Promise<unknown>> {
  const collection = firestore.collection(name)
  return {
    get: () => collection.doc(DOCUMENT).get({ source: 'server' }),
    list: () => collection.limit(1).get({ source: 'server' }),
    'list own documents': () =>
      collection.where('uid', '==', 'uid-member').limit(1).get({ source: 'server' }),
    create: () => collection.doc('rules-fixture-new').set(CONTENT),
    update: () => collection.doc(DOCUMENT).update({ text: 'changed' }),
    delete: () => collection.doc(DOCUMENT).delete(),
  }
}

test('the collections of the code are found, nested ones too', () => {
  expect(COLLECTIONS).toEqual(
    expect.arrayContaining(['albumSecrets', 'audit', 'caughtMails', 'news', 'users/rules-fixture/receipts']),
  )
  expect(COLLECTIONS.length).toBeGreaterThan(30)
})

test('there is one rule for everything, and it is a constant: every case below evaluates all of it', () => {
  const rules = readFileSync(inRoot('firestore.rules'), 'utf8').replace(/\/\/.*$/gm, '')
  expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(['allow read, write: if false;'])
  expect(rules.match(/match \S+/g)).toEqual(['match /databases/{database}/documents', 'match /{document=**}'])
  expect(rules).not.toMatch(/function|&&|\|\|/)
})

/** Tries everything on every collection at once; what was allowed, as `collection: operation`. */
async function allowedTo(firestore: Firestore): Promise<string[]> {
  const attempts = COLLECTIONS.flatMap((name) =>
    Object.entries(operations(firestore, name)).map(async ([operation, attempt]) => {
      const isDenied = await assertFails(attempt()).then(
        () => true,
        () => false,
      )
      return isDenied ? [] : [`${name}: ${operation}`]
    }),
  )
  return (await Promise.all(attempts)).flat()
}

describe('every collection', () => {
  test.each(PERSONA_NAMES)('is closed to %s', async (persona) => {
    expect(await allowedTo(clientOf(persona))).toEqual([])
    const documents = await Promise.all(
      COLLECTIONS.map((name) => server.collection(name).doc(DOCUMENT).get({ source: 'server' })),
    )
    for (const document of documents) expect(document.data(), document.ref.path).toEqual(CONTENT)
  })

  test('is open to the server', async () => {
    for (const name of COLLECTIONS) {
      for (const attempt of Object.values(operations(server, name))) await attempt()
      await server.collection(name).doc('rules-fixture-new').delete()
      await server.collection(name).doc(DOCUMENT).set(CONTENT)
    }
  })
})

describe('a collection group', () => {
  test.each(PERSONA_NAMES)('is closed to %s', async (persona) => {
    await assertFails(clientOf(persona).collectionGroup('counts').limit(1).get({ source: 'server' }))
  })

  test('is open to the server', async () => {
    const counts = await server.collectionGroup('counts').limit(1).get({ source: 'server' })
    expect(counts.empty).toBe(false)
  })
})
