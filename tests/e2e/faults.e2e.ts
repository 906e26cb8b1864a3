import { describe, expect, it } from 'vitest'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { ADMIN_PASSWORD, anAccount, anAdminAccount, PASSWORD } from '../support/people.ts'
import { openDashboard, reported, signedIn, signIn } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /ERR_INTERNET_DISCONNECTED|status of 40[13]/ })

const offline = 'No connection. Check your network and try again.'

describe('a session that ends while a long form is filled in', () => {
  it('of a member is reported once, and the question is still there after another sign-in', async () => {
    const ques = `What if ${unique().slice(0, 8)}, in three paragraphs?`
    const { page, account } = await signedIn(visit, { path: '/terms_n_conditions?tab=faq&ask=true' })
    // What else is read is read before: it would be what finds out.
    const similar = page.waitForResponse(/get_faqs\?.*search=/)
    await page.getByRole('textbox', { name: 'Your question' }).fill(ques)
    await similar
    await settled(page)
    await db.doc(`users/${account.uid}`).update({ sessionVersion: 1 })
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const ended = page.getByRole('alertdialog', { name: 'Session ended' })
    await ended.waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(1)
    await ended.getByRole('button', { name: 'Yes' }).click()

    await signIn(page, account.user)
    await reported(page, 'User Signed In')
    await page.waitForURL('**/terms_n_conditions?tab=faq&ask=true')
    expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe(ques)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await reported(page, 'Question added')
    const questions = await db.collection('questions').where('ques', '==', ques).get()
    expect(questions.size).toBe(1)
    await Promise.all(questions.docs.map(({ ref }) => ref.delete()))
  })

  it('of an admin shows the sign-in, and the input is there afterwards', async () => {
    const title = `Long ${unique().slice(0, 12)}`
    const { user, uid, adid } = await anAdminAccount()
    const path = `/admin_dashboard?id=${adid}&tool=media&open=new`
    const { page } = await visit(path, { as: { uid }, isDashboardOpen: true })
    const form = page.getByRole('dialog', { name: 'Add Albums' })
    await form.getByLabel('Album name').fill(title)
    await form.getByLabel('Password', { exact: true }).fill('sesame12')
    await settled(page)
    await db.doc(`users/${uid}`).update({ sessionVersion: 1 })
    await form.getByLabel('Cover').setInputFiles({
      ...{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(900, 600) },
    })
    // A picture is uploaded as soon as it is chosen.
    const ended = page.getByRole('alertdialog', { name: 'Session ended' })
    await ended.waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(1)
    await ended.getByRole('button', { name: 'Yes' }).click()

    await signIn(page, user)
    await reported(page, 'User Signed In')
    await page.waitForURL(`**${path}`)
    await openDashboard(page, adid)
    await form.getByRole('status').filter({ hasText: 'Your draft is back.' }).waitFor()
    expect(await form.getByLabel('Album name').inputValue()).toBe(title)
    expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('dsp-drafts'))).not.toContain('sesame12')
  })

  it('of an admin’s dashboard asks for its password above the form, which is then sent', async () => {
    const title = `Long ${unique().slice(0, 12)}`
    const { uid, adid } = await anAdminAccount()
    const path = `/admin_dashboard?id=${adid}&tool=news&open=new`
    const { page } = await visit(path, { as: { uid }, isDashboardOpen: true })
    const form = page.getByRole('dialog', { name: 'Add New' })
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Description').fill('What was typed for half an hour.')
    const { docs: sessions } = await db.collection('sessions').where('uid', '==', uid).get()
    await Promise.all(sessions.map(({ ref }) => ref.update({ adminOpenedAt: 0 })))
    await form.getByLabel('Cover').setInputFiles({
      ...{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(900, 600) },
    })
    const again = page.getByRole('dialog', { name: 'Admin session ended' })
    await again.getByLabel('Admin id').fill(adid)
    await again.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
    await again.getByRole('button', { name: 'Open the dashboard' }).click()
    await again.waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Submit' }).click()
    await reported(page, 'News Submitted')
    const { docs } = await db.collection('news').where('title', '==', title).get()
    expect(docs).toHaveLength(1)
    await Promise.all(docs.map(({ ref }) => db.recursiveDelete(ref)))
  })
})

describe('without a connection', () => {
  it('a sign-in says so once, does not clear the input, and succeeds at the next attempt', async () => {
    const { user } = await anAccount()
    const { page, context } = await visit('/profile')
    await page.getByLabel('Username or e-mail').waitFor()
    await context.setOffline(true)
    await signIn(page, user)
    const failed = page.getByRole('alertdialog', { name: 'Ooops...' })
    await failed.getByText(offline).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(1)
    await failed.getByRole('button').last().click()
    expect(await page.getByLabel('Username or e-mail').inputValue()).toBe(user)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD)
    await context.setOffline(false)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
    await reported(page, 'User Signed In')
  })

  it('the countdown of a download continues, and the file comes once there is one again', async () => {
    const photo = await db.doc('photos/north-light-01').get()
    const { page, context } = await visit('about:blank')
    await page.clock.install()
    const type = encodeURIComponent(photo.get('type'))
    await page.goto(`/download_media?fid=${photo.id}&type=${type}`)
    await page.getByRole('button', { name: 'Start Download' }).click()
    await page.clock.fastForward(8_000)
    await context.setOffline(true)
    await page.clock.fastForward(9_500)
    const now = page.getByRole('button', { name: 'Download Now' })
    await now.click()
    const failed = page.getByRole('alertdialog')
    await failed.getByText('No connection').waitFor()
    expect(await failed.count()).toBe(1)
    await failed.getByRole('button').last().click()
    await context.setOffline(false)
    await Promise.all([page.waitForEvent('download'), now.click()])
  })
})
