import { ZodError } from 'zod'
import { uniqueNamePaths } from '../../functions/src/accounts/unique-names.ts'
import { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import { countsOf, type StoredDocument, toStored } from '../../functions/src/archive/collections.ts'
import { anyCollection, contentOf, type Entry } from '../../functions/src/archive/entry.ts'
import { StopError } from '../lib/stop-error.ts'
import { type Folders, picturesIn, sourceOf } from './pictures.ts'

type Document = Record<string, unknown>

/** What documents have beside their schemas: how often an admin changed them, and when (ms) the database removes them. */
const besides = ['revision', 'expireAt']

/** Such fields as they are stored. */
function besideOf({ revision, expireAt }: Document): Document {
  return {
    ...(typeof revision === 'number' && { revision }),
    ...(typeof expireAt === 'number' && { expireAt: new Date(expireAt) }),
  }
}

/** A document in its stored form, with its count shards and, for an account, its unique names. */
export function storedForms(entry: Entry): StoredDocument[] {
  const { name, id, document } = entry
  const stored = toStored(anyCollection(name), id, document)
  const content = contentOf(entry)
  const names = name === 'users' ? uniqueNamePaths(UserDoc.parse(document)) : []
  return [
    { path: stored.path, data: { ...stored.data, ...besideOf(document) } },
    ...countsOf(anyCollection(content.name), content.id, content.document),
    ...names.map((path) => ({ path, data: { uid: id } })),
  ]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Fields of a document that are not in what its schema makes of it: those of a newer release, which would be lost. */
function unknownIn(document: object, parsed: object, at = ''): string[] {
  const schemaFields: Document = { ...parsed }
  return Object.entries(document).flatMap(([field, value]) => {
    if (!(field in schemaFields)) return besides.includes(field) && at === '' ? [] : [`${at}${field}`]
    return isObject(value) && isObject(schemaFields[field])
      ? unknownIn(value, schemaFields[field], `${at}${field}.`)
      : []
  })
}

/** Why a document cannot be restored; null when it can. */
function misfitOf(entry: Entry, folders: Folders): string | null {
  const { name, id } = entry
  const collection = anyCollection(name)
  if (collection.idOf(collection.path(id)) !== id) return `${name} ${id} has no id of its collection`
  try {
    const unknown = new Set<string>()
    for (const { name: schemaName, document } of new Set([entry, contentOf(entry)])) {
      const pictures = picturesIn(document).map(([field, picture]) => {
        sourceOf(folders, picture)
        return [field, { ...picture, widths: [1], thumbhash: '' }]
      })
      const whole = { ...document, ...Object.fromEntries(pictures) }
      const parsed = anyCollection(schemaName).schema.parse(whole)
      for (const field of unknownIn(whole, parsed)) unknown.add(field)
    }
    if (unknown.size === 0) return null
    return `${name} ${id} has fields that this release does not know: ${[...unknown].join(', ')}`
  } catch (error) {
    if (error instanceof StopError) return `${name} ${id}: ${error.message}`
    if (!(error instanceof ZodError)) throw error
    const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return `${name} ${id} does not fit its schema: ${issues.join(', ')}`
  }
}

/** @throws StopError with a line for each document that does not fit its schema, or that the schema does not fit */
export function refuseMisfits(entries: readonly Entry[], folders: Folders): void {
  const misfits = entries.map((entry) => misfitOf(entry, folders)).filter((misfit) => misfit !== null)
  if (misfits.length > 0) throw new StopError(misfits.join('\n'))
}
