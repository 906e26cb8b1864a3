import * as z from 'zod'
import { Id } from '../common.schema.ts'
import { kindsWith } from '../kinds/kinds.ts'
import { Editable, editableFields, editForms } from './dashboard.schema.ts'

export const DraftKind = z.enum(kindsWith('hasDrafts'))
export type DraftKind = z.infer<typeof DraftKind>

/** Names of what a form holds besides its picture; a product's id is chosen where one is added. */
function draftFields(kind: DraftKind): string[] {
  const fields: string[] = editableFields<z.ZodObject>(editForms[kind])
  return kind === 'product' ? ['prid', ...fields] : fields
}

/** Characters of a draft as JSON, which is more than any form takes. */
export const longestDraft = 30_000

/** How many earlier states of a draft are stored: with all of them at their longest, in any script, one document holds them. */
export const earlierDrafts = 10

/** The draft of one form: that of an entry, or the one that adds (without `entry`). */
export const DraftRef = z.object({ kind: DraftKind, entry: Id.optional() })
export type DraftRef = z.infer<typeof DraftRef>

/** What a form holds, half typed and not checked. */
export const DraftFields = Editable.shape.fields.extend({ prid: z.string().optional() })
export type DraftFields = z.infer<typeof DraftFields>

/** Of a draft, 0 where the browser knows of none; a later one is never smaller, even where the draft was removed in between. */
const Revision = z.number().int().nonnegative()

const DraftState = z.object({
  revision: Revision,
  /** Milliseconds: when it was saved last. */
  savedAt: z.number().int(),
  fields: DraftFields,
})

/** A draft. `entryRevision` is the revision of the entry that was opened, 0 of a new one; `earlier` has the last state first. */
export const Draft = DraftState.extend({
  entryRevision: Revision,
  earlier: z.array(DraftState).max(earlierDrafts),
})
export type Draft = z.infer<typeof Draft>

/**
 * What was typed, on the `revision` that the browser knows. `savesEarlier` stores the state before in any case, however new it is: it is
 * about to be overwritten, and not typed on.
 */
export const SaveDraft = DraftRef.extend({
  revision: Revision,
  entryRevision: Revision,
  fields: z.record(z.string().max(30), z.unknown()),
  savesEarlier: z.boolean().default(false),
}).superRefine(({ kind, fields }, context) => {
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  const names = Object.keys(fields)
  if (names.length === 0) wrong('fields', 'nothing was typed')
  for (const name of names) if (!draftFields(kind).includes(name)) wrong(name, 'not a field of this form')
  for (const { path, message } of DraftFields.safeParse(fields).error?.issues ?? [])
    wrong(String(path[0]), message)
  if (JSON.stringify(fields).length > longestDraft) wrong('fields', 'too long for a draft')
})
