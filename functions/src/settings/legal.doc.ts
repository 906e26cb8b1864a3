import { LegalForm, type LegalVersion } from '@dlm/contract/settings/legal.schema'
import * as z from 'zod'
import { writtenFields } from '../text/written.doc.ts'

/** `legal/{terms|privacy|cookies}`: the text that the owner wrote. There is none until the first change. */
export const LegalDoc = z.object({
  /** Its words; empty while the shipped text holds. */
  text: z.string(),
  ...writtenFields,
  /** Days, YYYY-MM-DD; empty while the shipped text holds. */
  since: z.string(),
  changedOn: z.string(),
  revision: z.number().int().nonnegative(),
})
export type LegalDoc = z.infer<typeof LegalDoc>

/** `legal/{name}/versions/{revision}`: what held at this revision, until an admin changed it. */
export const LegalVersionDoc = z.object({
  /** As its form takes it; both empty where it was the shipped text. */
  fields: z.object({ text: LegalForm.shape.text, since: z.string() }),
  revision: z.number().int().nonnegative(),
  /** User name of the admin who changed it. */
  by: z.string(),
  /** Milliseconds: when it was changed. */
  at: z.number(),
}) satisfies z.ZodType<LegalVersion>
export type LegalVersionDoc = z.infer<typeof LegalVersionDoc>
