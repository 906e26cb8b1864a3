import * as z from 'zod'
import { legalNames } from '../brand/legal/legal-document.ts'
import { Count, Day, paragraphs } from '../common.schema.ts'
import { Written } from '../site/blocks.schema.ts'

export const LegalName = z.enum(legalNames, 'There are terms, privacy and cookies.')
export const LegalNames = z.array(LegalName).max(legalNames.length)

/** Characters of a legal text, the longest text that is written here. */
export const longestLegalText = 40_000

/** The form of a legal text: Markdown, and the day from which it holds. */
export const LegalForm = z.object({
  text: paragraphs(longestLegalText).meta({ title: 'Text' }),
  since: Day.meta({ title: 'In force since' }),
})
export type LegalForm = z.infer<typeof LegalForm>

/**
 * A legal text that the owner wrote, in force since a day, and changed on another: its blocks, or its words where it has
 * nothing but paragraphs.
 */
export const LegalText = z.object({
  since: Day,
  changedOn: Day,
  text: z.string(),
  ...Written.partial().shape,
})
export type LegalText = z.infer<typeof LegalText>

/** A former version of a legal text: what held until an admin (`by`) changed it (`at`, ms). */
export const LegalVersion = z.object({
  revision: Count,
  at: z.number().int(),
  by: z.string(),
  fields: z.object({ text: z.string(), since: Day }),
})
export type LegalVersion = z.infer<typeof LegalVersion>

/** How many former versions are shown. */
export const legalVersionsShown = 10
