import { ZodError } from 'zod'
import { entryOf, objectsOf, type RequiredObject, toArchived } from './archived-form.ts'
import { anyCollection, type Entry } from './entry.ts'
import type { Moment } from './portal-moment.ts'

/** A page of documents as an archive has them. */
export interface ArchivedPage {
  entries: Entry[]
  /** Those that fit no schema, which nothing would restore: path and fields of each. */
  misfits: string[]
}

/** What does not fit of a document, by the names of its fields. */
function misfitOf(error: unknown): string {
  if (!(error instanceof ZodError)) throw error
  return error.issues.map((issue) => issue.path.join('.')).join(', ')
}

/**
 * The documents of a moment in collections of one name, a page at a time.
 * @param onObject called with each object that they need
 * @param change of each entry, as masking
 */
export async function* archivedPages(
  moment: Moment,
  group: string,
  onObject: (object: RequiredObject) => void,
  change: (entry: Entry) => Entry = (entry) => entry,
): AsyncGenerator<ArchivedPage> {
  for await (const documents of moment.pages(group)) {
    const entries = documents.flatMap((document) => entryOf(document.ref.path, document.data()) ?? [])
    const counts = await moment.countsOf(entries)
    const page: ArchivedPage = { entries: [], misfits: [] }
    for (const [at, entry] of entries.entries())
      try {
        const archived = toArchived(entry, counts[at] ?? {})
        for (const object of objectsOf(archived)) onObject(object)
        const changed = change(archived)
        anyCollection(changed.name).schema.parse(changed.document)
        page.entries.push(changed)
      } catch (error) {
        page.misfits.push(`${anyCollection(entry.name).path(entry.id)}: ${misfitOf(error)}`)
      }
    yield page
  }
}
