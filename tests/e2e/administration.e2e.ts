import { brand } from '@dlm/contract/brand/brand'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS, type Viewport } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { anAccount } from '../support/people.ts'
import { dialog, reported } from '../support/sign-in.ts'
import { aKey } from '../support/sonata-key.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

/** A tool of the dashboard, opened by the demo admin. */
async function openTool(query: string, viewport: Viewport): Promise<Page> {
  const path = `/admin_dashboard?id=ADM-1001&tool=${query}`
  return (await visit(path, { viewport, persona: 'siteadmin' })).page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The buttons that end the side panel and have something over them. */
function coveredActions(page: Page): Promise<(string | null)[]> {
  return page.locator('.panel-actions button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((button) => button.textContent),
  )
}

it('an admin replies to a question, and the asker is notified', async () => {
  const { uid } = await anAccount()
  const fqid = `test-${unique()}`
  await writeDocuments(db, [documents.questions(fqid, aQuestionDoc({ uid, ques: `Why ${fqid}?` }))])
  const page = await openTool('faqs', phone)
  await page.getByRole('heading', { name: 'Your Questions' }).waitFor()
  await page.getByLabel('Search the open questions').fill(fqid)
  await page.getByRole('button', { name: `Why ${fqid}?` }).click()
  await page.getByLabel('Your reply').fill('Because.')
  await button(page, 'Submit').click()
  await reported(page, 'Reply Submitted')
  await page.getByRole('button', { name: `Why ${fqid}?` }).waitFor({ state: 'hidden' })
  const replies = await db.collection('replies').where('fqid', '==', fqid).get()
  expect(replies.docs.map((reply) => reply.get('ans'))).toEqual(['Because.'])
  expect((await call('get_reply', { id: fqid })).body.data).toMatchObject([{ user: brand.company }])
  const notices = await db.collection('notifications').where('filter', '==', uid).get()
  expect(notices.docs.map((notice) => notice.get('title'))).toEqual(['We answered your question'])
})

it('an admin marks a request as payed, which mails the key; deletes it, and takes it back', async () => {
  const { uid, email } = await anAccount()
  const mid = `mid-${unique()}`
  const transaction = `TRX-${unique().slice(0, 12)}`
  const { cypher, key } = aKey()
  await writeDocuments(db, [documents.sonata(mid, aSonataRequestDoc({ uid, email, transaction, cypher }))])
  const page = await openTool('sonata', desktop)
  await page.getByText('Entries Found.').waitFor()
  await page.getByLabel('Search the key requests').fill(transaction)
  await page.waitForURL(`**search=${transaction}*`)
  await button(page, `Send key of ${transaction}`).click()
  await button(page, 'Send now').click()
  await reported(page, 'Key Number Sent')
  await page.getByRole('cell', { name: key, exact: true }).waitFor()
  expect(await mailsTo(email)).toMatchObject([
    { template: 'key', fields: { code: key, tr_num: transaction } },
  ])
  const mails = await db.collection('mails').where('uid', '==', uid).get()
  expect(mails.docs.map((mail) => mail.get('status'))).toEqual(['sent'])

  await button(page, `Delete ${transaction}`).click()
  await button(page, 'Undo').click()
  await button(page, `Delete ${transaction}`).waitFor()
  await button(page, 'Undo').waitFor({ state: 'hidden' })
  expect((await db.doc(`sonata/${mid}`).get()).get('keynum')).toBe(key)
})

it('an admin warns, promotes, demotes and removes a member; the log has it without a name in the end', async () => {
  const { uid, user, email } = await anAccount()
  const page = await openTool('users', phone)
  await page.getByText('Data Found.').waitFor()
  await page.getByLabel('Search the accounts').fill(user)
  await page.getByText(`01 account for “${user}”`).waitFor()
  await button(page, `Configure ${user}`).click()
  await page.getByText('Protected By End to End Encryption').waitFor()

  await button(page, 'Warent').click()
  await page.getByLabel('Subject').fill('Your account')
  await page.getByLabel('Greeting').fill('Dear member')
  await page.getByLabel('Message').fill('Please be kind.')
  await button(page, 'Send').click()
  await reported(page, 'E-mail Sent')
  expect(await coveredActions(page)).toEqual([])
  const [warning] = await mailsTo(email)
  expect(warning).toMatchObject({
    template: 'warning',
    fields: { sub: 'Your account', body: 'Please be kind.', from: 'siteadmin@dlm.test' },
  })

  await button(page, 'Promote').click()
  await dialog(page, `Promote ${user} to admin?`)
  const promoted = page.getByRole('dialog', { name: `${user} is now an admin` })
  await promoted.getByText(`We e-mailed both to ${email}.`).waitFor()
  const [promotion] = await mailsTo(email)
  const { id, code } = promotion?.fields ?? {}
  expect(await promoted.locator('dd').allTextContents()).toEqual([id, code])
  await promoted.getByRole('button', { name: 'Done' }).click()
  await reported(page, 'User Promoted.', 'is now an admin of')

  await button(page, 'Demote').click()
  await dialog(page, `Demote ${user}?`)
  await reported(page, 'User Promoted.', 'is now a client of')
  await button(page, 'Promote').waitFor()
  expect((await db.doc(`users/${uid}`).get()).get('role')).toBe('client')

  const logged = async () =>
    (await db.collection('audit').where('subject', '==', `users/${uid}`).get()).docs
      .map((line) => `${line.get('user')} ${line.get('action')}: ${line.get('name')}`)
      .sort()
  const lines = ['demote_admin', 'make_admin', 'warn_user'].map((action) => `siteadmin ${action}: ${user}`)
  expect(await logged()).toEqual(lines)

  await button(page, 'Remove').click()
  await dialog(page, `Remove ${user}?`)
  await reported(page, 'Account Deleted')
  await button(page, `Configure ${user}`).waitFor({ state: 'hidden' })
  expect((await db.doc(`users/${uid}`).get()).exists).toBe(false)

  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByText('siteadmin removed an account: a deleted account').first().waitFor()
  await page.getByLabel('Search the audit log').fill(user)
  await page.getByText(`No entries for “${user}”`).waitFor()
  expect(await logged()).toEqual([])
})
