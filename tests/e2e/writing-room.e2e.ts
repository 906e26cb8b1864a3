import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { reported } from '../support/sign-in.ts'

// A style that the policy refuses leaves a line in the console, and fails the story.
const { visit } = useBrowser()

const tool = '/admin_dashboard?id=ADM-1001&tool=news&open=new'
const sizes = [
  { name: 'on a phone', viewport: VIEWPORTS[0] },
  { name: 'on a desktop', viewport: VIEWPORTS[2] },
]
const written: string[] = []
afterAll(() => Promise.all(written.map((path) => db.recursiveDelete(db.doc(path)))))

const room = (page: Page) => page.getByRole('dialog', { name: 'Add New' })
const text = (page: Page) => room(page).getByRole('textbox', { name: 'Description' })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

/** Drops a picture onto the end of the text. */
async function dropPicture(page: Page, name: string, bytes: Buffer) {
  const files = await page.evaluateHandle(
    ([base64 = '', name = '']) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      return data
    },
    [bytes.toString('base64'), name],
  )
  const last = text(page).locator('p').last()
  await last.scrollIntoViewIfNeeded()
  const box = await last.boundingBox()
  if (!box) throw new Error('nothing to drop on')
  const at = { clientX: box.x + 4, clientY: box.y + box.height / 2 }
  await text(page).dispatchEvent('drop', { dataTransfer: files, ...at })
}

describe.each(sizes)('the writing room $name', ({ viewport }) => {
  it('writes an article as it will look, saves its draft, and publishes it', async () => {
    const title = `Room ${unique().slice(0, 10)}`
    const [admin] = (await db.collection('users').where('user', '==', 'siteadmin').get()).docs
    const draft = db.doc(`drafts/${admin?.id}.news`)
    written.push(draft.path)
    await draft.delete()
    const { page } = await visit(tool, { persona: 'siteadmin', viewport, savesDrafts: true })
    const field = room(page).getByLabel('Title')
    await text(page).waitFor()
    await field.focus()
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')

    await page.keyboard.type('/small')
    await option(page, 'Small heading').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await option(page, 'Small heading').waitFor({ state: 'detached' })
    for (const _ of '/small') await page.keyboard.press('Backspace')
    await page.keyboard.type('/')
    await option(page, 'Heading').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('The quay')
    await page.keyboard.press('Enter')
    await page.keyboard.type('We were ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('there')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' early')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- bread')
    await page.keyboard.press('Enter')
    await page.keyboard.type('salt')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('See the album')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+k')
    await page.getByLabel('Link address').fill('http://plain.test')
    await page.keyboard.press('Enter')
    await page.getByText('Links start with https://').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Link address').fill('/rate')
    await page.keyboard.press('Enter')
    await text(page).getByRole('link', { name: 'See the album' }).waitFor()
    await room(page).getByText('11 words').waitFor()

    await dropPicture(page, 'quay.jpg', Buffer.concat([await aJpeg(800, 600), Buffer.from(unique())]))
    await text(page).locator('figure img').last().waitFor({ timeout: 30_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expect
      .poll(async () => (await draft.get()).get('fields.text'), { timeout: 15_000 })
      .toMatch(
        /^## The quay\n\nWe were \*\*there\*\* early\n\n- bread\n- salt\n\n\[See the album\]\(\/rate\)\n\n::photo\([\w-]+\)$/,
      )
    await room(page)
      .getByText(/^\d\d:\d\d$/)
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.reload()
    await room(page).getByText('Your draft is back.').waitFor()
    await text(page).getByRole('heading', { level: 2, name: 'The quay' }).waitFor()
    expect(await text(page).locator('strong').textContent()).toBe('there')
    expect(await field.inputValue()).toBe(title)
    const buffer = Buffer.concat([await aJpeg(800, 600), Buffer.from(unique())])
    await room(page).getByLabel('Cover').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
    await room(page).getByRole('button', { name: 'Submit' }).click()
    await reported(page, 'News Submitted')

    const { docs } = await db.collection('news').where('title', '==', title).get()
    written.push(...docs.map(({ ref }) => ref.path))
    await page.goto(`/read_news?id=${docs[0]?.id}`)
    const article = page.getByRole('article')
    await article.getByRole('heading', { level: 2, name: 'The quay' }).waitFor()
    expect(await article.locator('strong').first().textContent()).toBe('there')
    expect(await article.locator('li').allTextContents()).toEqual(['bread', 'salt'])
    await article.getByRole('link', { name: 'See the album' }).waitFor()
    await article.locator('figure img').last().waitFor()
  })
})

it('shows why a picture of a text is refused, and the Markdown of a text', async () => {
  const { page } = await visit(tool, { persona: 'siteadmin' })
  await text(page).fill('One *line')
  await dropPicture(page, 'broken.jpg', Buffer.from('no picture'))
  await text(page)
    .getByText(/^broken\.jpg: /)
    .waitFor()
  await text(page).getByRole('button', { name: 'Remove' }).click()
  await text(page)
    .getByText(/^broken/)
    .waitFor({ state: 'detached' })
  await room(page).getByRole('button', { name: 'Markdown' }).click()
  expect(await text(page).inputValue()).toBe('One \\*line')
  await text(page).fill('## Two\n\n*three*')
  await room(page).getByRole('button', { name: 'Markdown' }).click()
  await text(page).getByRole('heading', { level: 2, name: 'Two' }).waitFor()
  expect(await text(page).locator('em').textContent()).toBe('three')
})

it('opens the drawer for a field that is refused', async () => {
  const { page } = await visit('/admin_dashboard?id=ADM-1001&tool=events&open=new', { persona: 'siteadmin' })
  await room(page).getByLabel('Title').fill('A concert')
  await text(page).fill('At the pier.')
  await room(page).getByLabel('Start time').fill('19:00')
  await room(page).getByLabel('End time').fill('18:00')
  await room(page).getByRole('button', { name: 'Close details' }).click()
  await room(page).getByLabel('End time').waitFor({ state: 'hidden' })
  const buffer = await aJpeg(800, 600)
  await room(page).getByLabel('Cover').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
  await page.keyboard.press('Control+Enter')
  await room(page).getByLabel('End time').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('endTime')
})
