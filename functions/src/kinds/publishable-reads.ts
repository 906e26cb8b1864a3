import { isFeaturedKind } from '@dlm/contract/kinds/kind-lists'
import { addressOf, kinds } from '@dlm/contract/kinds/kinds'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { featuredOf } from '../content/featured.ts'
import { onlyPublic, publicationFacts } from '../content/publication.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { notListed } from '../text/written.doc.ts'
import { wholeText } from '../text/written-text.ts'
import { adminOrders, usualOrder } from './orders.ts'
import type { PageMetadata } from './page-metadata.ts'
import type {
  EntryAnswer,
  ListedFacts,
  PublishableDoc,
  PublishableKind,
  PublishableSpec,
} from './publishable-spec.ts'

/** How lists, the search and pages show the entries of a kind. */
export function publishableReads<
  Kind extends PublishableKind,
  Doc extends PublishableDoc & Record<string, unknown>,
  Renamed,
  Address extends string,
  IdField extends string,
>(spec: PublishableSpec<Kind, Doc, Renamed, Address, IdField>) {
  type Answer = EntryAnswer<Doc, Address, IdField>
  const { kind, schema, nameOf, searchable } = spec
  const { collection } = kinds[kind]

  /** An entry as answers carry it. */
  function toAnswer(files: FileAddresses, id: string, stored: Doc): Answer {
    const { cover, createdAt: _, takeDown: __, markdown: ___, blocks: ____, ...entry } = stored
    const pictures = { [spec.coverAddress]: pictureUrl(files, cover), cover: toPicture(files, cover) }
    return { ...entry, id, ...(spec.id !== undefined && { [spec.id]: id }), ...pictures } as unknown as Answer
  }

  /** The list in its usual order; with `drafts` it has what only admins see too. */
  function list(platform: Platform, drafts = false): ListSpec<Answer & ListedFacts> {
    const { db, files, clock } = platform
    const { narrow, isSecret } = onlyPublic(clock)
    const usual = usualOrder(kind)
    return {
      collection: db.collection(collection),
      ...usual,
      ...(isFeaturedKind(kind) && featuredOf(db, kind)),
      // A range of another field than the list is sorted by is not possible in a query: each draft is read and left out.
      ...(!drafts && { isSecret, ...(usual.sort === 'createdAt' && { narrow }) }),
      schema: schema.omit(notListed),
      parse(document) {
        const stored: Doc = parseDocument<z.ZodType<Doc>>(schema, document)
        return { ...toAnswer(files, document.id, stored), ...(drafts && publicationFacts(stored, clock)) }
      },
      whole: wholeText(platform) as () => Promise<Partial<Answer & ListedFacts>>,
      searchable,
    }
  }

  return {
    toAnswer,
    list,
    /** The list's other orders, which are for admins. */
    orders: ({ clock }: Platform) => adminOrders(kind, { clock }),
    /** An entry as a result of the search of everything. */
    result: (entry: Answer) => ({
      title: nameOf(entry),
      text: spec.summary(entry),
      picture: entry.cover,
      path: addressOf(kind, entry.id),
    }),
    /** The metadata of an entry's page, by its stored document. */
    page(document: DocumentSnapshot): Omit<PageMetadata, 'path'> {
      const entry: Doc = parseDocument<z.ZodType<Doc>>(schema, document)
      return { title: nameOf(entry), picture: entry.cover, ...spec.page(entry) }
    },
    listPage: spec.listPage,
    /** Whether an address shows this entry to who has it before it is published. */
    isPreview(platform: Platform, document: DocumentSnapshot, query: URLSearchParams): boolean {
      const entry: Doc = parseDocument<z.ZodType<Doc>>(schema, document)
      return spec.isPreview?.(platform, document.id, entry, query) ?? false
    },
  }
}
