import type { Picture, PublicationFacts } from '@dlm/contract/common.schema'
import type { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import type { KindWith } from '@dlm/contract/kinds/kinds'
import type { Written } from '@dlm/contract/site/blocks.schema'
import type * as z from 'zod'
import type { publicationFields } from '../content/publication.ts'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { StoredPicture } from '../platform/storage.ts'
import type { writtenFields } from '../text/written.doc.ts'
import type { PageMetadata } from './page-metadata.ts'

/** The kinds whose entries have a text in Markdown, a cover and a time of publication. */
export type PublishableKind = KindWith<'hasDrafts'>

/** The values of a kind's form. */
export type Form<Kind extends PublishableKind> = z.output<(typeof editForms)[Kind]>

/** What each of their documents has, whatever its text is called. */
export type PublishableDoc = z.output<z.ZodObject<typeof publicationFields & typeof writtenFields>> & {
  cover: StoredPicture
}

/** Fields of a form that no document has under a name of their own: the picture, and the time of publication. */
type Unstored = 'photo' | 'icon' | 'publish'

/** Fields of a form that its document has neither under their own name nor under another: they would be lost. */
type Lost<Kind extends PublishableKind, Doc, Renamed> = Exclude<
  keyof Form<Kind>,
  keyof Doc | keyof Renamed | Unstored
>

export interface Facts<Doc> {
  /** Milliseconds: when it is published. */
  createdAt: number
  /** It is new, or published at another time than before. */
  isMoved: boolean
  /** The document so far; null for a new one. */
  before: Doc | null
  clock: Clock
}

/** What no answer has of a document as it is stored. */
type StoredOnly = 'cover' | 'createdAt' | 'takeDown' | 'markdown' | 'blocks'

/** What documents and answers both have of an entry. */
type Shared<Doc> = Omit<Doc, StoredOnly>

/** An entry as answers carry it: `Address` is the documented name of its cover's address, `cover` the same picture whole. */
export type EntryAnswer<Doc, Address extends string, Id extends string = never> = Shared<Doc> &
  Record<Address | Id, string> & { id: string; cover: Picture }

/** What lists say of an entry beside its own fields: to admins when it is published, and its text as blocks where it is read alone. */
export type ListedFacts = Partial<Written> & z.infer<typeof PublicationFacts>

/** What a link preview and search engines show of an entry besides its name; its picture is the cover where it has none of its own. */
type EntryPage = Pick<PageMetadata, 'type' | 'text'> &
  Partial<Pick<PageMetadata, 'picture' | 'published' | 'isForAdults' | 'describe'>>

/** What differs from kind to kind. */
export interface PublishableSpec<
  Kind extends PublishableKind,
  Doc extends PublishableDoc,
  Renamed,
  Address extends string,
  IdField extends string,
> {
  kind: Kind
  schema: z.ZodObject &
    z.ZodType<Doc> &
    ([Lost<Kind, Doc, Renamed>] extends [never] ? unknown : Lost<Kind, Doc, Renamed>)
  /** What the document calls fields of the form that have another name there. */
  renamed: Renamed & Partial<Record<keyof Form<Kind>, keyof Doc & string>>
  /** The form's fields for the cover, and for when it is published. */
  fields: { cover: 'photo' | 'icon'; publication: 'publish' | 'date' }
  /** The documented name of the cover's address in answers. */
  coverAddress: Address
  /** The form's field for the id, where admins choose it; answers have the id under this name too. */
  id?: IdField
  /** Counts that many people change at once, and that are therefore sharded (platform/counters.ts); 0 of a new entry. */
  counted?: readonly (keyof Doc & string)[]
  /** What people call it. */
  nameOf(entry: Shared<NoInfer<Doc>>): string
  /** The texts that are searched. */
  searchable(entry: Shared<NoInfer<Doc>>): readonly string[]
  /** What the search of everything shows below its name. */
  summary(entry: Shared<NoInfer<Doc>>): string
  /** What the document has besides the fields of the form. */
  also?(form: Form<NoInfer<Kind>>, facts: Facts<NoInfer<Doc>>): Partial<NoInfer<Doc>>
  /** What its page says of it. */
  page(entry: NoInfer<Doc>): EntryPage
  /** What the page of all of them says. */
  listPage: { title: string; text(): string }
  /** Whether an address shows this entry to who has it before it is published. */
  isPreview?(platform: Platform, id: string, entry: NoInfer<Doc>, query: URLSearchParams): boolean
}
