import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { addressOf, isKindWith, type KindWith, kinds } from '@dlm/contract/kinds/kinds'
import type * as z from 'zod'
import { addEntry } from '../content/add-entry.ts'
import { binRef } from '../content/bin.ts'
import { type AdminContext, type Changed, type EditableContent, editable } from '../content/content.ts'
import { type StagedImage, stageUpload } from '../content/staged-image.ts'
import type { writtenFields } from '../content/written.doc.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Clock } from '../platform/clock.ts'
import { randomId } from '../platform/ids.ts'
import { publicFolder } from '../platform/media-paths.ts'
import {
  movedPublication,
  publicationFacts,
  type publicationFields,
  publicationOf,
  toPublishAt,
} from '../platform/publication.ts'
import type { FileAddresses, StoredPicture } from '../platform/storage.ts'

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

interface Spec<Kind extends PublishableKind, Doc extends PublishableDoc, Renamed, Answer> {
  kind: Kind
  schema: z.ZodType<Doc> & ([Lost<Kind, Doc, Renamed>] extends [never] ? unknown : Lost<Kind, Doc, Renamed>)
  /** What the document calls fields of the form that have another name there. */
  renamed: Renamed & Partial<Record<keyof Form<Kind>, keyof Doc & string>>
  /** The form's fields for the cover, and for when it is published. */
  fields: { cover: 'photo' | 'icon'; publication: 'publish' | 'date' }
  /** The form's field for the id, where admins choose it. */
  id?: 'prid'
  /** What people call it. */
  nameOf(doc: NoInfer<Doc>): string
  /** The texts a search looks into. */
  searchable(doc: NoInfer<Doc>): readonly string[]
  /** What the document has besides the fields of the form. */
  also?(form: Form<NoInfer<Kind>>, facts: Facts<NoInfer<Doc>>): Partial<NoInfer<Doc>>
  toAnswer(files: FileAddresses, id: string, doc: NoInfer<Doc>): Answer
}

/** A kind as the dashboard works with it. */
export interface Publishable<Answer> {
  content: EditableContent
  /** The handler of the call that adds an entry; one that is not published yet is for admins alone until then (SPEC §2). */
  add(context: AdminContext, form: object): Promise<{ data: [Answer & ReturnType<typeof publicationFacts>] }>
}

/** How entries of a kind are added, changed and deleted that have a text, a cover and a time of publication. */
export function publishable<
  Kind extends PublishableKind,
  Doc extends PublishableDoc & Record<string, unknown>,
  const Renamed,
  Answer,
>(spec: Spec<Kind, Doc, Renamed, Answer>): Publishable<Answer> {
  const { kind, fields, nameOf, searchable } = spec
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

  const content = editable<Doc, z.ZodObject>({
    kind,
    schema: spec.schema,
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

  return {
    content,
    async add(context, form) {
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
      const document = spec.schema.parse({ ...data, cover: image.stored })
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
      return { data: [{ ...spec.toAnswer(files, id, document), ...publicationFacts(document, clock) }] }
    },
  }
}
