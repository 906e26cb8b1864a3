import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ALBUM_CODE } from '../../scripts/lib/demo-accounts.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { demoPhoto } from '../support/demo-photos.ts'
import { anAccount } from '../support/people.ts'
import { reported, signedIn, signIn } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 403/ })

const savedIds = async (uid: string) => (await db.doc(`saved/${uid}`).get()).get('ids')

describe('saved media', () => {
  const bookmark = (page: Page, at: number) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Saved?: / })
      .nth(at)

  it('of two tabs lose nothing, and are in the saved tab', async () => {
    const { page, context, account } = await signedIn(visit, { path: '/view_albums?tab=audio' })
    await bookmark(page, 1).waitFor()
    const other = await context.newPage()
    await other.goto('/view_albums?tab=audio')
    await bookmark(other, 1).waitFor()
    await bookmark(page, 0).click()
    await reported(page, 'Media Saved')
    await bookmark(other, 1).click()
    await reported(other, 'Media Saved')
    expect(await savedIds(account.uid)).toHaveLength(2)

    await other.getByRole('tab', { name: 'Saved' }).click()
    const items = other.getByRole('tabpanel').getByRole('listitem')
    await items.nth(1).waitFor()
    expect(await items.count()).toBe(2)
    await other
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await reported(other, 'Media Removed')
    expect(await savedIds(account.uid)).toHaveLength(1)
  })

  it('of a visitor become the account’s at the sign-in', async () => {
    const { user, uid } = await anAccount()
    const { page } = await visit('/view_albums?tab=audio')
    await bookmark(page, 0).click()
    await reported(page, 'Media Saved')
    await page.goto(`/profile?back=${encodeURIComponent('/view_albums?tab=saved')}`)
    await signIn(page, user)
    await reported(page, 'User Signed In')
    await page.getByRole('tabpanel').getByRole('listitem').waitFor()
    expect(await savedIds(uid)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('dsp-saved'))).toBeNull()
  })

  it('of a locked album say when it is locked again, and open once it is unlocked', async () => {
    const { page } = await signedIn(visit, { path: '/view_albums?album=casa-lumen&photo=casa-lumen-04' })
    const unlock = async () => {
      await page.getByLabel('Album code').fill(ALBUM_CODE)
      await page.getByRole('button', { name: 'Unlock' }).click()
    }
    const lightbox = page.getByRole('dialog', { name: 'Photos' })
    await unlock()
    await lightbox.getByRole('button', { name: /^Save: / }).click()
    await reported(page, 'Media Saved')
    await page.goto('/view_albums?album=casa-lumen')
    await page.getByRole('button', { name: 'Lock album' }).click()
    await page.getByLabel('Album code').waitFor()

    await page.goto('/view_albums?tab=saved')
    const saved = page.getByRole('tabpanel').getByRole('listitem')
    await saved.getByText('Locked', { exact: true }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('street front')
    expect(await accessibilityProblems(page)).toEqual([])
    await saved.getByRole('link', { name: 'Unlock' }).click()
    await unlock()
    await lightbox.getByText(demoPhoto('casa-lumen-04').caption, { exact: true }).waitFor()
  })
})
