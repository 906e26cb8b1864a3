import * as z from 'zod'

/** What a document stores of a text beside its words; both empty where it has no Markdown, as in older documents. */
export const writtenFields = {
  /** As an admin wrote it. */
  markdown: z.string().default(''),
  /** Its blocks as JSON: lists within lists are more than a document can hold. */
  blocks: z.string().default(''),
}

/** What lists do not read of a document. */
export const notListed = { markdown: true, blocks: true } as const
