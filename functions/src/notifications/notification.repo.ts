import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import type { Notification } from '@dlm/contract/notifications/notifications.schema'
import { isOffered } from '@dlm/contract/site/offered'
import { onlyPublic, withoutDrafts } from '../content/publication.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readDocuments } from '../platform/reads.ts'
import { forAll, NotificationDoc, searchableNotification } from './notification.doc.ts'

function receipt({ db }: Platform, uid: string, nid: string) {
  return db.doc(`users/${uid}/receipts/${nid}`)
}

/** The notifications for a member that the member has not viewed yet, newest first (SPEC §4). */
export function unreadList(platform: Platform, uid: string): ListSpec<Notification> {
  const { db, clock } = platform
  return {
    collection: db.collection('notifications'),
    // A notification about a draft waits for its publication, and disappears with what is taken down.
    ...onlyPublic(clock),
    narrow: (query) => withoutDrafts(clock)(query.where('filter', 'in', [forAll, uid])),
    sort: 'createdAt',
    direction: 'desc',
    schema: NotificationDoc,
    async isShown(documents) {
      if (documents.length === 0) return []
      const receipts = await readDocuments(
        db,
        documents.map(({ id }) => receipt(platform, uid, id)),
      )
      return receipts.map(({ exists }) => !exists)
    },
    parse(document) {
      const { createdAt, takeDown: _, link, ...notification } = parseDocument(NotificationDoc, document)
      const { id } = document
      return {
        ...notification,
        link: link && isOffered(link) ? link : null,
        admin: brand.company,
        id,
        nid: id,
        date: studioDay(createdAt),
        viewed: '[]',
      }
    },
    searchable: searchableNotification,
  }
}

/**
 * A notification that is for this member, alone or among all.
 * @throws ApiError notification-not-found, for one of another member too
 */
export async function readNotification({ db }: Platform, nid: string, uid: string): Promise<NotificationDoc> {
  const snapshot = await readDocument(db.doc(`notifications/${nid}`))
  const notification = snapshot.exists ? parseDocument(NotificationDoc, snapshot) : null
  if (!notification || ![forAll, uid].includes(notification.filter))
    throw new ApiError('notification-not-found')
  return notification
}

/** Stores that the member has viewed it. Idempotent. */
export async function markViewed(platform: Platform, nid: string, uid: string): Promise<void> {
  await receipt(platform, uid, nid).set({ viewedAt: platform.clock.now() })
}
