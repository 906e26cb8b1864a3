import { addressOf, type ContentKind, kinds, shareAddressOf } from '@dlm/contract/kinds/kinds'
import { absoluteUrl } from './paths.ts'

type LinkedKind = Exclude<ContentKind, 'photo'>

/** The address of one entry (SPEC §2). */
export function entryPath(kind: LinkedKind, id: string): string {
  return addressOf(kind, encodeURIComponent(id))
}

/** The address of one entry to share (SPEC §2). */
export function shareUrl(kind: LinkedKind, id: string): string {
  return absoluteUrl(shareAddressOf(kind, encodeURIComponent(id)))
}

/** What lists of a kind call its entries: "12 articles", "No news yet". */
export function listWords(kind: ContentKind) {
  const { one, many, title } = kinds[kind]
  return { one, many, all: title.toLowerCase() }
}
