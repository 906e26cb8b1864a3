import type { Picture, PublicationFacts } from '@dlm/contract/common.schema'
import { kinds } from '@dlm/contract/kinds/kinds'
import type { Written } from '@dlm/contract/site/blocks.schema'
import type * as z from 'zod'
import { notListed } from '../content/written.doc.ts'
import { wholeText } from '../content/written-text.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { onlyPublic, publicationFacts } from '../platform/publication.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { usualOrder } from './orders.ts'
import type { PublishableDoc, PublishableKind } from './publishable.ts'

/** What no answer has of a document as it is stored. */
type StoredOnly = 'cover' | 'createdAt' | 'takeDown' | 'markdown' | 'blocks'

/** An entry as answers carry it: `Address` is the documented name of its cover's address, `cover` the same picture whole. */
export type EntryAnswer<Doc, Address extends string> = Omit<Doc, StoredOnly> &
  Record<Address, string> & { id: string; cover: Picture }

/** What makes an answer of a document, with the cover's address under this name. */
export function answerWith<Doc extends PublishableDoc, const Address extends string>(address: Address) {
  return (files: FileAddresses, id: string, stored: Doc): EntryAnswer<Doc, Address> => {
    const { cover, createdAt: _, takeDown: __, markdown: ___, blocks: ____, ...entry } = stored
    const pictures = { [address]: pictureUrl(files, cover), cover: toPicture(files, cover) }
    return { ...entry, id, ...pictures } as EntryAnswer<Doc, Address>
  }
}

/** What lists say of an entry beside its own fields: to admins when it is published, and its text as blocks where it is read alone. */
type ListedFacts = Partial<Written> & z.infer<typeof PublicationFacts>

interface Listed<Doc extends PublishableDoc, Answer> {
  kind: PublishableKind
  schema: z.ZodObject & z.ZodType<Doc>
  searchable: ListSpec<Answer>['searchable']
  toAnswer(files: FileAddresses, id: string, stored: NoInfer<Doc>): Answer
}

/** The list of a kind in its usual order; with `drafts` it has what only admins see too. */
export function publishableList<Doc extends PublishableDoc, Answer>(listed: Listed<Doc, Answer>) {
  const { kind, schema, searchable, toAnswer } = listed
  return (platform: Platform, drafts = false): ListSpec<Answer & ListedFacts> => {
    const { db, files, clock } = platform
    const { narrow, isSecret } = onlyPublic(clock)
    const usual = usualOrder(kind)
    return {
      collection: db.collection(kinds[kind].collection),
      ...usual,
      // A range of another field than the list is sorted by is none that a query can have: each draft is read and left out.
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
}
