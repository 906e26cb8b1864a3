import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'

/** A value as Firestore's REST API writes it. */
interface Value {
  stringValue?: string
  mapValue?: { fields?: Record<string, Value> }
}

interface Page {
  documents?: { fields?: Record<string, Value> }[]
  nextPageToken?: string
}

/** Where each collection has a secret that a run makes up. */
const places: Record<string, (fields: Record<string, Value>) => Value | undefined> = {
  /** One-time passwords, initial admin passwords and keys, as they were mailed. */
  caughtMails: ({ fields }) => fields?.mapValue?.fields?.code,
  sonata: ({ keynum }) => keynum,
}

async function read(collection: string, token = ''): Promise<Page> {
  const path = `v1/projects/${PROJECT}/databases/(default)/documents/${collection}`
  const url = `http://${address('firestore')}/${path}?pageSize=300&pageToken=${token}`
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } })
  return (await response.json()) as Page
}

/** The one-time passwords, initial admin passwords and Sonata keys that a run made, from the emulated database. */
export async function madeSecrets(): Promise<string[]> {
  const found = new Set<string>()
  for (const [collection, secretIn] of Object.entries(places)) {
    let page: Page = {}
    do {
      page = await read(collection, page.nextPageToken)
      for (const { fields = {} } of page.documents ?? []) {
        const secret = secretIn(fields)?.stringValue
        if (secret) found.add(secret)
      }
    } while (page.nextPageToken)
  }
  return [...found]
}
