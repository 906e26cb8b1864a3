import {
  type BinKind,
  type Editable,
  editableFields,
  type FormValues,
} from '@dlm/contract/dashboard/dashboard.schema'
import type { ErrorCode } from '@dlm/contract/errors'
import { type ContentKind, kinds } from '@dlm/contract/kinds/kinds'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import { type FileAddresses, type StoredPicture, toPicture } from '../platform/storage.ts'
import { entryIndex } from './entry-index.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Who changes something: an admin with a live admin session. */
export type AdminContext = Context<'admin'>

/** A batch, or a transaction that has read all it needs. */
interface Writer {
  set(ref: DocumentReference, data: Record<string, unknown>): unknown
  update(ref: DocumentReference, data: Record<string, unknown>): unknown
  delete(ref: DocumentReference): unknown
}

/** Further writes of a change. */
export type Writes = (writer: Writer) => void

/** Work on files or many documents that follows a transaction. Idempotent. */
type FollowUp = (context: Pick<AdminContext, 'platform'>, id: string) => Promise<void>

/** How entries of a collection are deleted. */
interface Deletion {
  kind: BinKind
  /** The call that deletes one, as the audit log names it. */
  deletedBy: AuditedAction
  /** Answered for an entry that is not there. */
  notFound: ErrorCode
}

/** What one domain declares of a collection that admins manage. */
interface Spec<Doc extends Record<string, unknown>> extends Deletion {
  collection: string
  schema: z.ZodType<Doc>
  /** What people call it. */
  nameOf(doc: NoInfer<Doc>): string
  /** What the audit log calls it, where its name would reveal a member. */
  loggedName?(doc: NoInfer<Doc>): string
  /** The texts `grams` is made of. */
  searchable(doc: NoInfer<Doc>): readonly string[]
  /** What a deletion or a purge also writes in its transaction; `binned` is the entry's document in the bin. */
  beforeDelete?(
    transaction: Transaction,
    context: AdminContext,
    id: string,
    doc: NoInfer<Doc>,
  ): Promise<Writes>
  /** What a restored entry needs. May refuse. */
  beforeRestore?(
    transaction: Transaction,
    context: AdminContext,
    id: string,
    doc: NoInfer<Doc>,
  ): Promise<Writes>
  /** What a deletion leaves to do. */
  afterDelete?: FollowUp
  /** What a restoration leaves to do. */
  afterRestore?: FollowUp
  /** Removes the files, and whatever else is left of it. */
  purge(context: Pick<AdminContext, 'platform'>, id: string, doc: NoInfer<Doc>): Promise<void>
}

/** What an admin's form makes of a document. Every field that form and document share is there, or it would never change. */
export type Changed<Doc, Form> = Partial<Doc> & { [Name in keyof Doc & keyof Form]: Doc[Name] }

/** One change of an entry by an admin. */
export interface EntryChange {
  context: AdminContext
  id: string
  work: UnitOfWork
}

interface EditableSpec<Doc extends Record<string, unknown>, Form extends z.ZodObject>
  extends Omit<Spec<Doc>, 'collection' | 'deletedBy' | 'notFound'> {
  kind: ContentKind
  form: Form
  /** A value for each field of the form but pictures and codes; what else it answers is left out. */
  toForm(doc: NoInfer<Doc>): FormValues<NoInfer<Form>>
  cover?(doc: NoInfer<Doc>): StoredPicture
  /** The fields that change; whatever is done besides is added to `work`. */
  change(
    { context, id, work }: EntryChange,
    doc: NoInfer<Doc>,
    fields: z.output<NoInfer<Form>>,
  ): Promise<Changed<NoInfer<Doc>, z.output<NoInfer<Form>>>>
}

/** A collection of the dashboard, whatever its documents look like. */
export interface Content extends Deletion {
  ref(db: FirebaseFirestore.Firestore, id: string): DocumentReference
  nameOf(snapshot: DocumentSnapshot): string
  /** What the audit log calls a document of the bin. */
  loggedNameOf(data: unknown): string
  /** The document as the bin stores it: parsed, without what the search needs. */
  toBin(snapshot: DocumentSnapshot): Record<string, unknown>
  /** A document of the bin as it was stored in its collection. */
  fromBin(data: unknown): Record<string, unknown>
  beforeDelete(transaction: Transaction, context: AdminContext, snapshot: DocumentSnapshot): Promise<Writes>
  beforeRestore(transaction: Transaction, context: AdminContext, id: string, data: unknown): Promise<Writes>
  afterDelete: FollowUp
  afterRestore: FollowUp
  purge(context: Pick<AdminContext, 'platform'>, id: string, data: unknown): Promise<void>
}

/** A collection whose entries can be changed. */
export interface EditableContent extends Content {
  toForm(files: FileAddresses, snapshot: DocumentSnapshot): Omit<Editable, 'revision'>
  /** The fields of the document that change, with those that the search needs, and the entry's name from now on. */
  change(
    context: AdminContext,
    work: UnitOfWork,
    snapshot: DocumentSnapshot,
    fields: unknown,
  ): Promise<{ name: string; data: Record<string, unknown> }>
}

const nothing: FollowUp = async () => undefined
const noWrites: Writes = () => undefined

/** A collection that can be deleted from. */
export function binned<Doc extends Record<string, unknown>>(spec: Spec<Doc>): Content {
  const { collection, schema, nameOf, searchable } = spec
  return {
    kind: spec.kind,
    deletedBy: spec.deletedBy,
    notFound: spec.notFound,
    ref: (db, id) => db.doc(`${collection}/${id}`),
    nameOf: (snapshot) => nameOf(parseDocument(schema, snapshot)),
    loggedNameOf: (data) => (spec.loggedName ?? nameOf)(schema.parse(data)),
    toBin: (snapshot) => parseDocument(schema, snapshot),
    fromBin(data) {
      const doc = schema.parse(data)
      return { ...doc, ...entryIndex(doc, searchable(doc)) }
    },
    async beforeDelete(transaction, context, snapshot) {
      const doc = parseDocument(schema, snapshot)
      return (await spec.beforeDelete?.(transaction, context, snapshot.id, doc)) ?? noWrites
    },
    async beforeRestore(transaction, context, id, data) {
      return (await spec.beforeRestore?.(transaction, context, id, schema.parse(data))) ?? noWrites
    },
    afterDelete: spec.afterDelete ?? nothing,
    afterRestore: spec.afterRestore ?? nothing,
    purge: (context, id, data) => spec.purge(context, id, schema.parse(data)),
  }
}

/** A collection that can be added to, changed and deleted from. */
export function editable<Doc extends Record<string, unknown>, Form extends z.ZodObject>(
  spec: EditableSpec<Doc, Form>,
): EditableContent {
  const { kind, schema, form, nameOf, searchable } = spec
  const { collection, calls, notFound } = kinds[kind]
  return {
    ...binned({ ...spec, collection, deletedBy: calls.delete, notFound }),
    toForm(files, snapshot) {
      const doc = parseDocument(schema, snapshot)
      const cover = spec.cover?.(doc)
      const values = spec.toForm(doc)
      const fields = Object.fromEntries(editableFields(form).map((name) => [name, values[name]]))
      return { fields, ...(cover && { cover: toPicture(files, cover) }) }
    },
    async change(context, work, snapshot, fields) {
      const before = parseDocument(schema, snapshot)
      const data = await spec.change({ context, id: snapshot.id, work }, before, form.parse(fields))
      const after = { ...before, ...data }
      return { name: nameOf(after), data: { ...data, ...entryIndex(after, searchable(after)) } }
    },
  }
}
