import type { DraftFields } from '@dlm/contract/dashboard/draft.schema'

/** What a form holds that a draft takes: texts, numbers and boxes to tick. */
export function draftFields(values: Readonly<Record<string, unknown>>): DraftFields {
  const entries = Object.entries(values).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return Object.fromEntries(entries)
}

/** The same text for the same fields, in whatever order they come. */
export function draftText(values: Readonly<Record<string, unknown>>): string {
  const fields = draftFields(values)
  return JSON.stringify(fields, Object.keys(fields).sort())
}
