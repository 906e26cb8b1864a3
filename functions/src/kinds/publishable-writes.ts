import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { addressOf, isKindWith, kinds } from '@dlm/contract/kinds/kinds'
import type * as z from 'zod'
import { addEntry } from '../content/add-entry.ts'
import { binRef } from '../content/bin.ts'
import { type AdminContext, type Changed, editable } from '../content/content.ts'
import { movedPublication, publicationFacts, publicationOf, toPublishAt } from '../content/publication.ts'
import { UnitOfWork } from '../content/unit-of-work.ts'
import { publicFolder } from '../files/media-paths.ts'
import { type StagedImage, stageUpload } from '../files/staged-image.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { randomId } from '../platform/ids.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { writtenText } from '../text/written-text.ts'
import type { Facts, Form, PublishableDoc, PublishableKind, PublishableSpec } from './publishable-spec.ts'

/**
 * How admins add, change and delete the entries of a kind.
 * @param toAnswer an entry as answers carry it
 */
export function publishableWrites<
  Kind extends PublishableKind,
  Doc extends PublishableDoc & Record<string, unknown>,
  Renamed,
  Address extends string,
  IdField extends string,
  Answer extends object,
>(
  spec: PublishableSpec<Kind, Doc, Renamed, Address, IdField>,
  toAnswer: (files: FileAddresses, id: string, stored: Doc) => Answer,
) {
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
    async change({ context, id, work }, before, changed) {
      const form = changed as Form<Kind>
      const { clock } = context.platform
      const moved = movedPublication(clock, before, publicationIn(form))
      const createdAt = moved ?? before.createdAt
      const { data, text } = await stored(form, { createdAt, isMoved: moved !== null, before, clock })
      const image = await pictureOf(context, form, id)
      const after = { ...before, ...data }
      if (image) work.setImage(image)
      if (moved !== null || after.takeDown !== before.takeDown)
        work.write((batch) => notify(batch, context, id, after, text))
      return { ...data, ...(image && { cover: image.stored }) } as Changed<Doc, Record<string, unknown>>
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
    const work = new UnitOfWork()
    work.setImage(image)
    work.write((batch) => notify(batch, context, id, document, text))
    const entry = {
      path: `${collection}/${id}`,
      action: calls.add,
      name: nameOf(document),
      document,
      searchable: searchable(document),
      draft: kind,
      ...(chosen !== undefined && { taken: 'id-taken' as const }),
    }
    await addEntry(context, entry, work)
    return { data: [{ ...toAnswer(files, id, document), ...publicationFacts(document, clock) }] }
  }

  return { content, add }
}
