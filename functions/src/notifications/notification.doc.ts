import { OwnPath } from '@dlm/contract/common.schema'
import type { KindWith } from '@dlm/contract/kinds/kinds'
import * as z from 'zod'
import { publicationFields } from '../content/publication.ts'
import { sha256 } from '../platform/digests.ts'
import { gramsOf } from '../platform/search.ts'

/** The filter of what is for every member (SPEC §3). */
export const forAll = 'all'

/** `notifications/{nid}`, read by the panel of the members it is for. */
export const NotificationDoc = z.object({
  title: z.string(),
  text: z.string(),
  /** `all`, or the uid of the one member it is for. */
  filter: z.string(),
  /** Leads to its subject, within the portal; null where there is nothing to open. */
  link: OwnPath.nullable().default(null),
  /** Lists are sorted by `createdAt`, newest first; answers carry its day. Both are those of the entry that it is about. */
  ...publicationFields,
})
export type NotificationDoc = z.infer<typeof NotificationDoc>

/**
 * `users/{uid}/receipts/{nid}`: the member has viewed the notification. Not a list on the notification, which would grow
 * with the members, be written by all of them at once and tell each about the others; below the member, so that removing
 * the account takes them along.
 */
export const ReceiptDoc = z.object({
  /** Milliseconds. */
  viewedAt: z.number(),
})
export type ReceiptDoc = z.infer<typeof ReceiptDoc>

/** The texts that are searched. */
export function searchableNotification(notification: Pick<NotificationDoc, 'title' | 'text'>): string[] {
  return [notification.title, notification.text]
}

/** Id of the notification about a new entry: derived from the entry, so that it is removed with it. */
export function entryNotificationId(kind: KindWith<'notification'>, id: string): string {
  return sha256(`${kind}/${id}`).slice(0, 40)
}

/** A notification as it is stored, for the batch of the change it is about. Throws for a link that leads out of the portal. */
export function newNotification(notification: z.input<typeof NotificationDoc>): Record<string, unknown> {
  return { ...NotificationDoc.parse(notification), grams: gramsOf(searchableNotification(notification)) }
}
