import { getStorage } from 'firebase-admin/storage'
import { address } from '../../scripts/emulators/ports.ts'

/** A document as Firestore's REST API has it. */
interface RestDocument {
  name: string
  fields?: object
}

/** The demo data of one project in another, which can be restored at any time. */
export interface DemoCopy {
  /** Removes what the project has besides, and restores what it had. */
  restore(): Promise<void>
}

/** Writes of one call. */
const batchSize = 500
/** Objects that are copied at a time. */
const copiedAtATime = 8

const bucketOf = (project: string) => `${project}.appspot.com`

async function ask<Answer>(url: string, method = 'GET', body?: object): Promise<Answer> {
  const response = await fetch(`http://${url}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Every document of the source, in the target. */
async function documents(source: string, target: string): Promise<DemoCopy> {
  const database = (project: string) => `projects/${project}/databases/(default)`
  const url = (project: string) => `${address('firestore')}/v1/${database(project)}/documents`
  const query = { structuredQuery: { from: [{ allDescendants: true }] } }
  const rows = await ask<{ document?: RestDocument }[]>(`${url(source)}:runQuery`, 'POST', query)
  const writes = rows.flatMap(({ document }) =>
    document
      ? [
          {
            update: {
              name: document.name.replace(database(source), database(target)),
              fields: document.fields,
            },
          },
        ]
      : [],
  )
  const batches = Array.from({ length: Math.ceil(writes.length / batchSize) }, (_, at) =>
    writes.slice(at * batchSize, (at + 1) * batchSize),
  )
  return {
    async restore() {
      await ask(`${address('firestore')}/emulator/v1/${database(target)}/documents`, 'DELETE')
      for (const batch of batches) await ask(`${url(target)}:commit`, 'POST', { writes: batch })
    },
  }
}

/** Every account of the source, in the target. */
async function accounts(source: string, target: string): Promise<DemoCopy> {
  const url = (project: string) =>
    `${address('auth')}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  const { users } = await ask<{ users: object[] }>(`${url(source)}:batchGet?maxResults=1000`)
  return {
    async restore() {
      await ask(`${address('auth')}/emulator/v1/projects/${target}/accounts`, 'DELETE')
      if (users.length > 0) await ask(`${url(target)}:batchCreate`, 'POST', { users })
    },
  }
}

/** Every object of the source, in the target: copied once, and again where it was changed. */
async function objects(source: string, target: string): Promise<DemoCopy> {
  const storage = getStorage()
  const [from, to] = [storage.bucket(bucketOf(source)), storage.bucket(bucketOf(target))]
  const names = (await from.getFiles())[0].map(({ name }) => name)
  const state = async () => {
    const [files] = await to.getFiles()
    return new Map(
      files.map(({ name, metadata }) => [name, `${metadata.generation} ${metadata.metageneration}`]),
    )
  }
  const copy = async (missing: readonly string[]) => {
    for (let at = 0; at < missing.length; at += copiedAtATime)
      await Promise.all(
        missing.slice(at, at + copiedAtATime).map((name) => from.file(name).copy(to.file(name))),
      )
  }
  await copy(names)
  let before = await state()
  return {
    async restore() {
      const now = await state()
      const others = [...now.keys()].filter((name) => !before.has(name))
      await Promise.all(others.map((name) => to.file(name).delete({ ignoreNotFound: true })))
      const changed = [...before].filter(([name, version]) => now.get(name) !== version)
      if (changed.length === 0) return
      await copy(changed.map(([name]) => name))
      before = await state()
    },
  }
}

/** Copies the demo data of one project into another, with this process's default app. @param source a project that nothing changes meanwhile */
export async function copyDemo(source: string, target: string): Promise<DemoCopy> {
  const parts = await Promise.all([documents, accounts, objects].map((part) => part(source, target)))
  return {
    async restore() {
      await Promise.all(parts.map((part) => part.restore()))
    },
  }
}
