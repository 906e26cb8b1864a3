import { preview } from '@dlm/contract/format/preview'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Context } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { announcementId, forAll, newNotification } from './notification.doc.ts'

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, data: Record<string, unknown>): unknown
}

/** A batch or a transaction. */
interface Eraser {
  delete(ref: DocumentReference): unknown
}

type Author = Pick<Context<'member'>, 'platform'>

interface Announcement {
  kind: 'news' | 'event' | 'product'
  id: string
  title: string
  text: string
  link: string
  /** Milliseconds: when the entry is there for everybody. */
  at: number
}

const headings = { news: 'News', event: 'New event', product: 'New product' } as const

/** Tells every member of a new entry, from the moment it is published, with the write that adds it. */
export function notifyAll(writer: Writer, { platform }: Author, entry: Announcement): void {
  const { kind, id, title, text, link, at } = entry
  writer.set(
    platform.db.doc(`notifications/${announcementId(kind, id)}`),
    newNotification({
      title: `${headings[kind]}: ${title}`,
      text: preview(text),
      filter: forAll,
      link,
      createdAt: at,
    }),
  )
}

/** Takes back what told of an entry that is no longer there. */
export function removeNotification(
  transaction: Eraser,
  { platform }: Author,
  kind: Announcement['kind'],
  id: string,
): void {
  transaction.delete(platform.db.doc(`notifications/${announcementId(kind, id)}`))
}

/** Tells one member of what an admin did, with the write that does it. */
export function notifyMember(
  writer: Writer,
  { platform }: Author,
  uid: string,
  { title, text, link = null }: { title: string; text: string; link?: string | null },
): void {
  writer.set(
    platform.db.doc(`notifications/${randomId()}`),
    newNotification({
      ...{ title, text, link },
      filter: uid,
      createdAt: platform.clock.now(),
    }),
  )
}
