import type { notificationsEndpoints } from '@dlm/contract/notifications/notifications.endpoints'
import { db } from '../../support/admin.ts'
import { aNotificationDoc } from '../../support/factories/community.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { anAccount } from '../../support/people.ts'
import { by, entry, type Writes } from './prepare.ts'

async function notified(uid: string) {
  const id = entry()
  await writeDocuments(db, [documents.notifications(id, aNotificationDoc({ filter: uid }))])
  return id
}

export const notificationsWrites: Writes<typeof notificationsEndpoints> = {
  get_notifications: 'reads',
  viewed_notification: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'viewed_notification', { id: await notified(member.uid) })
    },
    again: 200,
  },
  del_noti: {
    async prepare() {
      const member = await anAccount()
      return by(member, 'del_noti', { id: await notified(member.uid) })
    },
    again: 404,
  },
}
