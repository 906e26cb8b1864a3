import { preview } from '@dlm/contract/format/preview'
import { type KindWith, kinds } from '@dlm/contract/kinds/kinds'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Context } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { entryNotificationId, forAll, newNotification } from './notification.doc.ts'

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, data: Record<string, unknown>): unknown
}

/** A batch or a transaction. */
interface Eraser {
  delete(ref: DocumentReference): unknown
}

type Author = Pick<Context<'member'>, 'platform'>

interface NewEntry {
  kind: KindWith<'notification'>
  id: string
  title: string
  text: string
  link: string
  /** Milliseconds: when the entry is public. */
  at: number
  /** The day from which it is not public any more; empty where it stays. */
  takeDown: string
}

/** Notifies every member of a new entry from its publication on, until it is taken down; written together with the entry. */
export function notifyAll(writer: Writer, { platform }: Author, entry: NewEntry): void {
  const { kind, id, title, text, link, at, takeDown } = entry
  writer.set(
    platform.db.doc(`notifications/${entryNotificationId(kind, id)}`),
    newNotification({
      title: `${kinds[kind].notification}: ${title}`,
      text: preview(text),
      filter: forAll,
      link,
      createdAt: at,
      takeDown,
    }),
  )
}

/** Removes the notification of an entry that was deleted. */
export function removeNotification(
  transaction: Eraser,
  { platform }: Author,
  kind: NewEntry['kind'],
  id: string,
): void {
  transaction.delete(platform.db.doc(`notifications/${entryNotificationId(kind, id)}`))
}

/** Notifies one member of what an admin did; written together with the change. */
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
