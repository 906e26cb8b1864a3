import type { BinEntry, BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { studioDay } from '@dlm/contract/format/day'
import { BinDoc, binLife, searchableBinEntry } from '../content/bin.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'

/** The recycle bin, what was deleted last first; with `kinds` those. */
export function binList({ db }: Platform, kinds: readonly BinKind[] | undefined): ListSpec<BinEntry> {
  return {
    collection: db.collection('bin'),
    ...(kinds && { narrow: (query) => query.where('kind', 'in', kinds) }),
    sort: 'deletedAt',
    direction: 'desc',
    schema: BinDoc,
    parse(document) {
      const { kind, subject, name, by, deletedAt } = parseDocument(BinDoc, document)
      return {
        kind,
        id: subject,
        name,
        by,
        date: studioDay(deletedAt),
        until: studioDay(deletedAt + binLife),
      }
    },
    searchable: ({ name, id }) => searchableBinEntry({ name, subject: id }),
  }
}
