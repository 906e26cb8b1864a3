import { waits } from '@dlm/contract/constants'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { aNotificationDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { unique } from '../support/fixtures.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { signedIn } from '../support/sign-in.ts'
import { aKey } from '../support/sonata-key.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS

const { cypher, key: keynum } = aKey()

const ok = (page: Page, title: string) =>
  page.getByRole('status', { name: title }).getByRole('button', { name: 'OK' }).click()

/** Fills in the sign-in that the portal has led to. */
async function signIn(page: Page, user: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await ok(page, 'User Signed In')
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describe('rating', () => {
  it('asks for the sign-in, returns, records, and can be changed by the keyboard', async () => {
    const { user, uid } = await anAccount()
    const { page } = await visit('/rate', { viewport: phone })
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, user)
    await page.waitForURL('**/rate')
    await page.getByRole('radio', { name: '3 stars' }).click()
    await ok(page, 'Ratings Recorded')
    await page.reload()
    await page.getByText('You gave us 03 star(s)').waitFor()

    await page.getByRole('radio', { name: '3 stars' }).focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await ok(page, 'Rating Recorded')
    await page.getByText('You gave us 05 star(s)').waitFor()
    expect((await db.doc(`ratings/${uid}`).get()).get('rate')).toBe(5)

    await page.getByRole('link', { name: 'Explore' }).click()
    const ratings = page.getByRole('region', { name: 'Ratings' })
    await ratings.getByText(user).waitFor()
    await ratings.getByRole('img', { name: /of 5 stars on average$/ }).waitFor()
    await db.doc(`ratings/${uid}`).delete()
  })
})

describe('questions', () => {
  it('are asked and deleted by their member', async () => {
    const word = unique()
    const { page, account } = await signedIn(visit, { path: '/terms_n_conditions?tab=faq' })
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByRole('textbox', { name: 'Your question' }).fill(`May I print ${word}?`)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await ok(page, 'Question added')
    const own = page.getByRole('region', { name: 'Your questions' })
    await own.getByText(`May I print ${word}?`).click()
    await page.getByRole('button', { name: 'Delete question' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete question' }).click()
    await ok(page, 'Question deleted')
    await own.getByText('You haven’t asked anything yet').waitFor()
    expect((await db.collection('questions').where('uid', '==', account.uid).get()).size).toBe(0)
  })
})

describe('notifications', () => {
  it('have a bell beside the account, and their name whole, at any width', async () => {
    const member = await anAccount()
    await writeDocuments(db, [
      documents.notifications(unique(), aNotificationDoc({ filter: member.uid, createdAt: Date.now() })),
    ])
    const { page } = await visit('/profile', { as: member, viewport: phone })
    const bell = page.getByRole('button', { name: /^Notifications, .+ unread$/ })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    const lines = () =>
      panel.getByRole('heading', { name: 'Notifications' }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getClientRects().length
      })
    await bell.waitFor()
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 844 })
      const { y: below, height } = (await bell.boundingBox()) ?? { y: 0, height: 0 }
      const account = await page.locator('main header').first().boundingBox()
      expect(account?.y).toBeGreaterThanOrEqual(below + height)
      await bell.click()
      expect(await lines()).toBe(1)
      expect(await panel.getByRole('button', { name: 'Mark all read' }).count()).toBe(1)
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    }
  })

  it('are counted by the bell, open what they tell of, and are dismissed', async () => {
    const { uid } = await anAccount()
    const [linked, plain] = [unique(), unique()]
    const own = { filter: uid, createdAt: Date.now() }
    await writeDocuments(db, [
      documents.notifications(
        linked,
        aNotificationDoc({ ...own, title: 'A walk', link: '/view_events?id=tide-walk' }),
      ),
      documents.notifications(plain, aNotificationDoc({ ...own, title: 'Only a word' })),
    ])
    const { page } = await visit('/home', { as: { uid } })
    await page.clock.install()
    const bell = page.getByRole('button', { name: /^Notifications, .+ unread$/ })
    await bell.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('article', { name: 'A walk' }).waitFor()
    expect(await focused(page)).toBe('Close notifications')
    await page.keyboard.press('Escape')
    expect(await panel.count()).toBe(0)
    expect(await focused(page)).toMatch(/^Notifications/)

    await bell.click()
    await panel.getByRole('button', { name: 'Dismiss “Only a word”' }).click()
    await panel.getByRole('button', { name: 'Undo' }).waitFor()
    await panel.getByRole('link', { name: 'A walk' }).click()
    await page.waitForURL('**/view_events?id=tide-walk')
    await page.clock.fastForward(6_000)
    await expect.poll(async () => (await db.doc(`notifications/${plain}`).get()).exists).toBe(false)
    expect((await db.doc(`users/${uid}/receipts/${linked}`).get()).exists).toBe(true)
    await bell.click()
    expect(await panel.getByRole('article', { name: 'A walk' }).count()).toBe(0)
  })
})

describe('Sonata', () => {
  it('goes from the program to the key', async () => {
    const { user } = await anAccount()
    const mid = `mid-${unique()}`
    const { page } = await visit(`/sonata?mid=${mid}&cypher=${cypher}`, { viewport: phone })
    await page.waitForURL('**/profile?back=**')
    // The question is there for two seconds, while the sign-in is still reported.
    const question = page.getByRole('alertdialog', { name: 'New Key Found' }).waitFor()
    await signIn(page, user)
    await question
    await ok(page, 'Email Address Updated')
    await page.getByText('Payment Not Varified Yet').waitFor()
    await page.getByRole('button', { name: /^Copy transaction remark/ }).click()
    await ok(page, 'Transaction Key Copied')
    expect(await clipboard(page)).toBe((await db.doc(`sonata/${mid}`).get()).get('transaction'))

    await db.doc(`sonata/${mid}`).update({ keynum, paidAt: Date.now() })
    await page.getByRole('button', { name: 'Varify' }).click()
    await page.getByText(/^Payment Varified : \d{4}-\d{2}-\d{2}$/).waitFor()
    await page.getByRole('button', { name: 'Copy Key' }).click()
    await ok(page, 'Key Number Copied')
    expect(await clipboard(page)).toBe(keynum)
    await page.clock.install()
    await page.getByRole('button', { name: 'Varify' }).click()
    await page.getByRole('heading', { level: 1, name: 'key varified' }).waitFor()
    await page.clock.fastForward(waits.keyCheck)
    await page.waitForURL('**/sonata?**')
    await db.doc(`sonata/${mid}`).delete()
  })
})
