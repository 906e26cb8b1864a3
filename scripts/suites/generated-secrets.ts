import { readFileSync } from 'node:fs'
import { sealer } from '../../functions/src/platform/sealer.ts'
import { address } from '../emulators/ports.ts'
import { inRoot } from '../lib/paths.ts'

/** A value as Firestore's REST API writes it. */
interface Value {
  stringValue?: string
  mapValue?: { fields?: Record<string, Value> }
}

interface Page {
  documents?: { name: string; fields?: Record<string, Value> }[]
  nextPageToken?: string
}

/** Where each collection has a secret that a run makes up. */
const places: Record<string, (fields: Record<string, Value>, id: string) => string | null | undefined> = {
  /** One-time passwords, initial admin passwords and keys, as they were mailed. */
  caughtMails: ({ fields }) => fields?.mapValue?.fields?.code?.stringValue,
  sonata: ({ keynum }) => keynum?.stringValue,
  /** The secrets of authenticator apps. */
  credentials({ factor }, uid) {
    const sealed = factor?.mapValue?.fields?.secret?.stringValue
    return sealed && sealer(appSecret()).open(sealed, uid)
  },
}

/** That of the emulated functions. */
function appSecret(): string {
  const [, secret = ''] =
    /^APP_SECRET=(.+)$/m.exec(readFileSync(inRoot('functions', '.secret.local'), 'utf8')) ?? []
  return secret
}

async function read(project: string, collection: string, token = ''): Promise<Page> {
  const path = `v1/projects/${project}/databases/(default)/documents/${collection}`
  const url = `http://${address('firestore')}/${path}?pageSize=300&pageToken=${token}`
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } })
  return (await response.json()) as Page
}

/** The one-time passwords, initial admin passwords, Sonata keys and secrets of second factors that a run made, from the emulated database of a project. */
export async function generatedSecrets(project: string): Promise<string[]> {
  const secrets = new Set<string>()
  for (const [collection, secretIn] of Object.entries(places)) {
    let page: Page = {}
    do {
      page = await read(project, collection, page.nextPageToken)
      for (const { name, fields = {} } of page.documents ?? []) {
        const secret = secretIn(fields, name.split('/').at(-1) ?? '')
        if (secret) secrets.add(secret)
      }
    } while (page.nextPageToken)
  }
  return [...secrets]
}
