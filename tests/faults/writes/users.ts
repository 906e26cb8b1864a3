import type { usersEndpoints } from '@dlm/contract/users/users.endpoints'
import { nameKey } from '../../../functions/src/accounts/unique-name.doc.ts'
import { sha256 } from '../../../functions/src/platform/digests.ts'
import { randomId } from '../../../functions/src/platform/ids.ts'
import { db } from '../../support/admin.ts'
import { unique } from '../../support/fixtures.ts'
import { ADMIN_PASSWORD, anAccount, anAdminAccount } from '../../support/people.ts'
import { adminsOwn, by, entry, theAdmin, type Writes } from './prepare.ts'

/** An open invitation by this owner. */
const anInvitation = (by: string) => ({
  ...{ email: 'invited@dlm.test', key: 'invited', role: 'editor', by, user: 'owner' },
  ...{ createdAt: Date.now(), until: Date.now() + 86_400_000, usedAt: null },
})

export const usersWrites: Writes<typeof usersEndpoints> = {
  get_users: 'reads',
  make_admin: {
    prepare: async () => adminsOwn('make_admin', { uid: (await anAccount()).uid }),
    again: 409,
  },
  demote_admin: {
    prepare: async () => adminsOwn('demote_admin', { uid: (await anAdminAccount()).uid }),
    again: 409,
  },
  set_role: {
    prepare: async () => {
      const { uid } = await anAdminAccount({ adminRole: 'editor' })
      return by(await anAdminAccount({ adminRole: 'owner' }), 'set_role', { uid, role: 'support' })
    },
    again: 409,
  },
  invite: {
    prepare: async () => {
      const { email } = await anAccount()
      return by(await anAdminAccount({ adminRole: 'owner' }), 'invite', { email, role: 'editor', days: 7 })
    },
    again: 200,
    counts: 'each is a link and a line of the audit log; the last link counts',
  },
  get_invitations: 'reads',
  revoke_invitation: {
    prepare: async () => {
      const owner = await anAdminAccount({ adminRole: 'owner' })
      const id = unique()
      await db.doc(`invitations/${id}`).set(anInvitation(owner.uid))
      return by(owner, 'revoke_invitation', { id })
    },
    again: 404,
  },
  accept_invitation: {
    prepare: async () => {
      const owner = await anAdminAccount({ adminRole: 'owner' })
      const invited = await anAccount()
      const token = randomId(240)
      const key = nameKey(invited.email)
      await db
        .doc(`invitations/${sha256(token)}`)
        .set({ ...anInvitation(owner.uid), email: invited.email, key })
      return by(invited, 'accept_invitation', { token, adps: ADMIN_PASSWORD })
    },
    again: 409,
  },
  show_nic: {
    prepare: async () => adminsOwn('show_nic', { uid: (await anAccount()).uid }),
    again: 200,
    counts: 'each look is a line of the audit log',
  },
  warn_user: {
    prepare: async () =>
      adminsOwn('warn_user', {
        uid: (await anAccount()).uid,
        sub: 'A subject',
        body: 'A body',
        greet: 'Dear',
      }),
    again: 200,
    counts: 'a second warning is a second warning; ten an hour at most',
  },
  mail_status: {
    async prepare() {
      const [admin, id] = [await theAdmin(), entry()]
      const mail = { uid: 'u', by: admin.uid, template: 'key', status: 'pending', reason: '', at: Date.now() }
      await db.doc(`mails/${id}`).set(mail)
      return by(admin, 'mail_status', { id, sent: true })
    },
    again: 200,
  },
  remove_rating_words: {
    async prepare() {
      const { uid } = await anAccount()
      await db.doc(`ratings/${uid}`).set({ rate: 4, words: 'Kind and quick.', ratedAt: Date.now() })
      return adminsOwn('remove_rating_words', { uid })
    },
    again: 200,
  },
  get_audit: 'reads',
}
