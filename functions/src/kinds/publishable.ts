import type { Picture, PublicationFacts } from '@dlm/contract/common.schema'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { addressOf, isKindWith, type KindWith, kinds } from '@dlm/contract/kinds/kinds'
import type { Written } from '@dlm/contract/site/blocks.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { addEntry } from '../content/add-entry.ts'
import { binRef } from '../content/bin.ts'
import { type AdminContext, type Changed, editable } from '../content/content.ts'
import { deleteHandler } from '../content/delete-handler.ts'
import {
  movedPublication,
  onlyPublic,
  publicationFacts,
  type publicationFields,
  publicationOf,
  toPublishAt,
} from '../content/publication.ts'
import { publicFolder } from '../files/media-paths.ts'
import { type StagedImage, stageUpload } from '../files/staged-image.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Clock } from '../platform/clock.ts'
import { parseDocument } from '../platform/documents.ts'
import { randomId } from '../platform/ids.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, type StoredPicture, toPicture } from '../platform/storage.ts'
import { notListed, type writtenFields } from '../text/written.doc.ts'
import { wholeText, writtenText } from '../text/written-text.ts'
import { adminOrders, usualOrder } from './orders.ts'
import type { PageMetadata } from './page-metadata.ts'

/** The kinds whose entries have a text in Markdown, a cover and a time of publication. */
export type PublishableKind = KindWith<'hasDrafts'>

type Form<Kind extends PublishableKind> = z.output<(typeof editForms)[Kind]>

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

interface Facts<Doc> {
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
type ListedFacts = Partial<Written> & z.infer<typeof PublicationFacts>

/** What a link preview and search engines show of an entry besides its name; its picture is the cover where it has none of its own. */
type EntryPage = Pick<PageMetadata, 'type' | 'text'> &
  Partial<Pick<PageMetadata, 'picture' | 'published' | 'isForAdults' | 'describe'>>

interface Spec<
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
  /** The texts a search looks into. */
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

/** All that the server does with the entries of a kind that has a text, a cover and a time of publication. */
export function publishable<
  Kind extends PublishableKind,
  Doc extends PublishableDoc & Record<string, unknown>,
  const Renamed,
  const Address extends string,
  const IdField extends string = never,
>(spec: Spec<Kind, Doc, Renamed, Address, IdField>) {
  type Answer = EntryAnswer<Doc, Address, IdField>
  const { kind, schema, fields, nameOf, searchable, counted = [] } = spec
  const { collection, calls } = kinds[kind]
  const renamed = spec.renamed as Readonly<Record<string, string>>
  const nameInDocument = (name: string) => renamed[name] ?? name
  const unstored = new Set<string | undefined>([fields.cover, fields.publication, spec.id, 'text'])

  /** What is stored of a form. A field that was left out stays as it is. */
  async function stored(form: Form<Kind>, facts: Facts<Doc>) {
    const values = Object.entries(form).filter(([name, value]) => !unstored.has(name) && value !== undefined)
    const { text, ...written } = await writtenText(form.text)
    const data = {
      ...Object.fromEntries(values.map(([name, value]) => [nameInDocument(name), value])),
      ...written,
      [nameInDocument('text')]: text,
      createdAt: facts.createdAt,
      ...(facts.before === null && Object.fromEntries(counted.map((name) => [name, 0]))),
      ...spec.also?.(form, facts),
    }
    return { data, text }
  }

  function pictureOf(context: AdminContext, form: object, id: string): Promise<StagedImage> | undefined {
    const path = (form as Readonly<Record<string, string | undefined>>)[fields.cover]
    return path === undefined
      ? undefined
      : stageUpload(context, { path, field: fields.cover, kind: collection, id })
  }

  const publicationIn = (form: object) => String((form as Record<string, unknown>)[fields.publication] ?? '')

  /** Notifies the members of an entry, where they are notified of its kind. */
  function notify(
    writer: Parameters<typeof notifyAll>[0],
    context: AdminContext,
    id: string,
    doc: Doc,
    text: string,
  ) {
    if (!isKindWith('notification', kind)) return
    const { createdAt: at, takeDown } = doc
    notifyAll(writer, context, {
      kind,
      id,
      title: nameOf(doc),
      text,
      link: addressOf(kind, id),
      at,
      takeDown,
    })
  }

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

  const content = editable<Doc, z.ZodObject>({
    kind,
    schema,
    form: editForms[kind],
    nameOf,
    searchable,
    toForm: (doc) => {
      const values = doc as Readonly<Record<string, string | number | boolean>>
      const names = Object.keys(editForms[kind].shape)
      return {
        ...Object.fromEntries(names.map((name) => [name, values[nameInDocument(name)] ?? ''])),
        text: doc.markdown || String(values[nameInDocument('text')]),
        [fields.publication]: toPublishAt(doc.createdAt),
      }
    },
    cover: ({ cover }) => cover,
    async change(context, id, before, changed) {
      const form = changed as Form<Kind>
      const { clock } = context.platform
      const moved = movedPublication(clock, before, publicationIn(form))
      const createdAt = moved ?? before.createdAt
      const { data, text } = await stored(form, { createdAt, isMoved: moved !== null, before, clock })
      const image = await pictureOf(context, form, id)
      const after = { ...before, ...data }
      return {
        data: { ...data, ...(image && { cover: image.stored }) } as Changed<
          Doc,
          Record<string, unknown>
        >['data'],
        ...(image && { image }),
        also: (transaction) => {
          if (moved !== null || after.takeDown !== before.takeDown)
            notify(transaction, context, id, after, text)
        },
      }
    },
    async beforeDelete(_, context, id) {
      return (transaction) => {
        if (isKindWith('notification', kind)) removeNotification(transaction, context, kind, id)
      }
    },
    purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder(collection, id)),
  })

  /** The handler of the call that adds an entry; one that is not published yet is for admins alone until then (SPEC §2). */
  async function add(
    context: AdminContext,
    form: object,
  ): Promise<{ data: [Answer & ReturnType<typeof publicationFacts>] }> {
    const { platform } = context
    const { clock, db, files } = platform
    const values = form as Form<Kind>
    const createdAt = publicationOf(clock, publicationIn(form))
    const { data, text } = await stored(values, { createdAt, isMoved: true, before: null, clock })
    const chosen = spec.id && String((form as Record<string, unknown>)[spec.id])
    const id = chosen ?? randomId()
    if (chosen !== undefined) {
      const [there, binned] = await db.getAll(db.doc(`${collection}/${id}`), binRef(platform, kind, id))
      if (there?.exists || binned?.exists) throw new ApiError('id-taken')
    }
    const image = await pictureOf(context, form, id)
    if (!image) throw new Error(`the form of ${kind} has no ${fields.cover}`)
    const document = schema.parse({ ...data, cover: image.stored }) as Doc
    await addEntry(context, {
      path: `${collection}/${id}`,
      action: calls.add,
      name: nameOf(document),
      document,
      searchable: searchable(document),
      image,
      draft: kind,
      ...(chosen !== undefined && { taken: 'id-taken' }),
      also: (batch) => notify(batch, context, id, document, text),
    })
    return { data: [{ ...toAnswer(files, id, document), ...publicationFacts(document, clock) }] }
  }

  return {
    kind,
    schema,
    counted,
    /** The texts a search looks into, of a document. */
    searchable: (document: Doc) => searchable(document),
    content,
    add,
    remove: deleteHandler(content),
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
