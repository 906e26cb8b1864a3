import { describe, expect, it } from 'vitest'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { db } from '../support/admin.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { type OwnApi, ownApi } from '../support/own-api.ts'
import { anAccount, anAdmin } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { auditOf } from '../support/uploads.ts'

/** Calls that send the mails of admins themselves: into the catcher, and to a provider that cannot be reached. */
const [api, unreachable] = [PORTAL, 'http://127.0.0.1:9'].map((origin) =>
  ownApi(aPlatform(systemClock, origin)),
) as [OwnApi, OwnApi]

const message = { sub: 'Your account', body: 'Please verify it.', greet: 'Dear member' }
const stateOf = async (id = '') => (await db.doc(`mails/${id}`).get()).get('status')

/** A key request of a member's that waits for its payment. */
async function aRequest({ uid, email }: { uid: string; email: string }): Promise<string> {
  const mid = `mid-${unique()}`
  await writeDocuments(db, [
    documents.sonata(mid, aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}` })),
  ])
  return mid
}

describe('a mail of an admin’s that the server sends', () => {
  it('of a key, a warning and a promotion is delivered, and no browser receives its content', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const key = await api.call('m_key_enter', { mid: await aRequest(member) }, admin)
    const warning = await api.call('warn_user', { ...message, uid: member.uid }, admin)
    const promotion = await api.call('make_admin', { uid: member.uid }, admin)
    const answers = [key, warning, promotion].map(({ body }) => body.mail)
    expect(answers).toEqual(answers.map((mail) => ({ id: mail?.id, sent: true, reason: '' })))
    expect(await Promise.all(answers.map((mail) => stateOf(mail?.id)))).toEqual(['sent', 'sent', 'sent'])
    const mails = await mailsTo(member.email)
    expect(mails.map(({ template }) => template).sort()).toEqual(['key', 'promotion', 'warning'])
    const fields = (template: string) => mails.find((mail) => mail.template === template)?.fields
    expect(fields('key')?.code).toBe(key.body.data[0].keynum)
    expect(fields('warning')).toMatchObject({ ...message, to_name: member.user })
    expect(fields('promotion')?.code).toBe(promotion.body.initialPassword)
  })

  it('is said to have failed, and is sent by the next try, which issues and warns no second time', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const mid = await aRequest(member)
    const failed = await unreachable.call('m_key_enter', { mid }, admin)
    expect(failed.body.mail).toMatchObject({ sent: false, reason: 'the e-mail provider can’t be reached' })
    const again = await api.call('m_key_enter', { mid }, admin)
    expect([again.body.first, again.body.mail]).toMatchObject([false, { sent: true }])
    expect((await api.call('m_key_enter', { mid }, admin)).body.mail).toBeUndefined()

    const { uid } = member
    const warned = await unreachable.call('warn_user', { ...message, uid }, admin)
    const { id: mail = '' } = warned.body.mail
    expect(await stateOf(mail)).toBe('failed')
    const other = await api.call('warn_user', { ...message, uid, mail }, await anAdmin())
    expect(other.body.code).toBe('mail-not-found')
    const retried = await api.call('warn_user', { ...message, uid, mail }, admin)
    expect(retried.body.mail).toEqual({ id: mail, sent: true, reason: '' })
    expect((await api.call('warn_user', { ...message, uid, mail }, admin)).body.code).toBe('mail-not-found')
    expect(await auditOf(`users/${uid}`)).toEqual(['warn_user'])
    expect((await mailsTo(member.email)).map(({ template }) => template).sort()).toEqual(['key', 'warning'])
    const { size } = await db.collection('notifications').where('filter', '==', uid).get()
    expect(size).toBe(2)
  })
})
