import type { ContentKind } from './dashboard.schema.ts'

/**
 * What is written over the whole window, with drafts of its form on the server. An album's form holds its code, which is
 * kept nowhere.
 */
export const draftKinds = ['news', 'event', 'product', 'service'] as const satisfies readonly ContentKind[]
export type DraftKind = (typeof draftKinds)[number]

export function isDraftKind(kind: ContentKind): kind is DraftKind {
  return draftKinds.some((drafted) => drafted === kind)
}
