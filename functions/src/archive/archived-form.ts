import { unmodifiedPath } from '../files/media-paths.ts'
import { recordingFiles } from '../files/recording-files.ts'
import { Poster } from '../media/recording.doc.ts'
import { renditionPath } from '../platform/storage.ts'
import { type CollectionName, collections } from './collections.ts'
import { anyCollection, contentOf, type Entry, withContent } from './entry.ts'

type Document = Record<string, unknown>

/** The entry that a document of the database becomes, not parsed yet; null for one that no archive has. */
export function entryOf(path: string, data: Document): Entry | null {
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { idOf, isArchived } = anyCollection(name)
    const id = idOf(path)
    if (id !== null) return isArchived?.(data) === false ? null : { name, id, document: data }
  }
  return null
}

/** One of the database's own times in milliseconds. */
function millisecondsOf(time: unknown): number | undefined {
  const isTime = typeof time === 'object' && time !== null && 'toMillis' in time
  return isTime && typeof time.toMillis === 'function' ? time.toMillis() : undefined
}

/**
 * An entry as an archive has it: what its schema knows, with its revision and the time of its removal.
 * @param counts of its shards; those that lists show may be older
 * @throws ZodError when it does not fit its schema
 */
export function toArchived({ name, id, document }: Entry, counts: Document): Entry {
  const { revision } = document
  const expireAt = millisecondsOf(document.expireAt)
  const parsed: Document = {
    ...anyCollection(name).schema.parse(document),
    ...(typeof revision === 'number' && { revision }),
    ...(expireAt !== undefined && { expireAt }),
  }
  const entry = { name, id, document: parsed }
  return withContent(entry, { ...contentOf(entry).document, ...counts })
}

/** An object that belongs into an archive. */
export interface RequiredObject {
  path: string
  /** Some photos have none: its absence is no fault. */
  isOptional: boolean
}

/** The objects that an entry of an archive needs: originals with the smaller versions of videos, and of pictures without one the widest rendition. */
export function objectsOf(entry: Entry): RequiredObject[] {
  const { name, id, document } = contentOf(entry)
  const required = (path: string, isOptional = false): RequiredObject => ({ path, isOptional })
  const originals = 'original' in document ? recordingFiles(document).map((path) => required(path)) : []
  if (name === 'photos') {
    const { type } = anyCollection(name).schema.parse(document)
    return [...originals, required(unmodifiedPath(id, type as Parameters<typeof unmodifiedPath>[1]), true)]
  }
  const pictures = Object.values(document).flatMap((value) => {
    const { data } = Poster.safeParse(value)
    return data ? [required(renditionPath(data, Math.max(...data.widths)))] : []
  })
  return [...originals, ...pictures]
}
