import { brand } from '@dlm/contract/brand/brand'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 40[39]|ERR_INTERNET_DISCONNECTED/ })

const tool = (name: string) => `/admin_dashboard?id=ADM-1001&tool=${name}`
const sizes = [
  { name: 'on a phone', viewport: VIEWPORTS[0] },
  { name: 'on a desktop', viewport: VIEWPORTS[2] },
]
const written: string[] = []
afterAll(async () => {
  for (const path of written) {
    const photos = await db.collection('photos').where('fid', '==', path.split('/')[1]).get()
    await Promise.all(
      [db.doc(path), ...photos.docs.map(({ ref }) => ref)].map((ref) => db.recursiveDelete(ref)),
    )
  }
})

const picture = async (name: string, width = 800) => ({
  name,
  mimeType: 'image/jpeg',
  // Each a file of its own: the same one would be named as there already.
  buffer: Buffer.concat([await aJpeg(width, 600), Buffer.from(unique())]),
})

/** The page is hidden, as before its tab is closed. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** A second of a sound that is no other. */
function aSound(): Buffer {
  const samples = Buffer.alloc(16_000)
  samples.write(unique())
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  for (const [at, value] of [16, 0x0001_0001, 8_000, 16_000, 0x0010_0002].entries())
    header.writeUInt32LE(value, 16 + 4 * at)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** The document with this title, once it is there. */
async function stored(collection: string, field: string, text: string) {
  const query = db.collection(collection).where(field, '==', text)
  await expect.poll(async () => (await query.get()).size, { timeout: 20_000 }).toBe(1)
  const [document] = (await query.get()).docs
  if (!document) throw new Error('gone again')
  written.push(document.ref.path)
  return document
}

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** To the landing by the header, which is the way out of the dashboard where there is room for it. */
async function leaveTheDashboard(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: brand.product }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

describe.each(sizes)('Add News $name', ({ viewport }) => {
  it('publishes an article, changes it, deletes it and takes that back', async () => {
    const title = `Story ${unique().slice(0, 12)}`
    const { page } = await visit('/admin_dashboard?id=ADM-1001', { persona: 'siteadmin', viewport })
    await page.getByRole('link', { name: /^Add News/ }).click()
    await page.getByRole('button', { name: 'Add New' }).click()
    const form = panel(page, 'Add New')
    await form.getByLabel('Title').fill(title)
    await form.getByRole('button', { name: 'Submit' }).click()
    await form.getByText('Add a description.').waitFor()
    await form.getByLabel('Description').fill('What happened.')
    await form.getByLabel('Cover').setInputFiles(await picture('cover.jpg'))
    await form.getByRole('button', { name: 'Submit' }).click()
    await reported(page, 'News Submitted')
    const article = await stored('news', 'title', title)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const edit = panel(page, 'Edit article')
    await edit.getByLabel('Title').fill(`${title}, corrected`)
    await edit.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: `${title}, corrected` }).waitFor()

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: `Delete ${title}, corrected` }).click()
    await page.getByText('News Deleted').waitFor()
    expect((await article.ref.get()).exists).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: `${title}, corrected` }).waitFor()
    expect((await article.ref.get()).exists).toBe(true)
  })
})

it('an article for a future date is a draft, which the portal does not show', async () => {
  const title = `Soon ${unique().slice(0, 12)}`
  const { page } = await visit(`${tool('news')}&open=new`, { persona: 'siteadmin' })
  const form = panel(page, 'Add New')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('What will happen.')
  await form.getByLabel('Publication').selectOption('Scheduled')
  await form.getByLabel('Publish at').fill('2031-04-05T16:30')
  await form.getByLabel('Cover').setInputFiles(await picture('cover.jpg'))
  await form.getByRole('button', { name: 'Submit' }).click()
  await reported(page, 'News Submitted')
  await stored('news', 'title', title)
  // A row has its state twice: in a column, and for narrow windows below the title.
  await page.getByText('Scheduled for April 5, 2031, 16:30').locator('visible=true').waitFor()
  await page.goto(`/news_area?search=${encodeURIComponent(title)}`)
  await page.getByText(`No news for “${title}”`).waitFor()
})

it('leaves a form with Escape; what was typed is there again until it is discarded', async () => {
  const { page } = await visit(tool('events'), { persona: 'siteadmin' })
  await page.getByRole('button', { name: 'Add New' }).click()
  await panel(page, 'Add New').getByLabel('Title').fill('Half a thought')
  const open = async () => {
    await page.getByRole('button', { name: 'Add New' }).click()
    return panel(page, 'Add New').getByLabel('Title').inputValue()
  }
  await page.keyboard.press('Escape')
  await panel(page, 'Add New').waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Draft saved').waitFor()
  expect(await open()).toBe('Half a thought')
  await page.keyboard.press('Escape')
  await panel(page, 'Add New').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  expect(await open()).toBe('')
})

it('the list of tools is as wide without its counts, which come later and move nothing', async () => {
  const { page } = await visit(tool('news'), { persona: 'siteadmin', viewport: VIEWPORTS[2] })
  const tools = page.getByRole('navigation', { name: 'Tools' })
  const width = async () => (await tools.boundingBox())?.width
  await tools.getByText('to do').first().waitFor()
  const withCounts = await width()
  await tools.evaluate((nav) => {
    const ends = [...nav.querySelectorAll('span')].filter(({ textContent }) => textContent === ' to do')
    for (const { parentElement } of ends) parentElement?.remove()
  })
  expect(await tools.getByText('to do').count()).toBe(0)
  expect(await width()).toBe(withCounts)
})

it.each([320, 390])(
  'a tool has its search in one row and its buttons in the next, at a width of %d',
  async (width) => {
    const { page } = await visit(tool('products'), { persona: 'siteadmin', viewport: { width, height: 844 } })
    const top = async (role: 'button' | 'link' | 'textbox' | 'combobox', name: string | RegExp) =>
      (await page.getByRole(role, { name }).boundingBox())?.y ?? -1
    const rows = async () => [
      await top('textbox', /^Search/),
      await top('combobox', 'Sort by'),
      await top('button', /^Add /),
      await top('button', /^(Delete|Stop deleting)$/),
      await top('link', 'Recycle bin'),
    ]
    await page.getByRole('link', { name: 'Recycle bin' }).waitFor()
    for (const next of ['Delete', null]) {
      const [search = 0, order, add, remove, bin] = await rows()
      expect(order).toBe(search)
      expect(add).toBeGreaterThan(search)
      expect([remove, bin]).toEqual([add, add])
      if (next) await page.getByRole('button', { name: next, exact: true }).click()
    }
  },
)

describe('Add Media', () => {
  it('makes an album, puts photos into it and describes them, and visitors see them so', async () => {
    const name = `Album ${unique().slice(0, 12)}`
    const { page } = await visit(`${tool('media')}&open=new`, {
      persona: 'siteadmin',
      viewport: VIEWPORTS[0],
    })
    const form = panel(page, 'Add Albums')
    await form.getByLabel('Album name').fill(name)
    await form.getByLabel('Cover').setInputFiles(await picture('front.jpg'))
    await form.getByRole('button', { name: 'Insert' }).click()
    await reported(page, 'Album Added')
    const album = await stored('albums', 'name', name)

    // Its photos are next.
    const upload = panel(page, 'Upload photos')
    const files = await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg'].map((file, at) => picture(file, 700 + at)),
    )
    const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
    await upload.getByLabel('Choose files').setInputFiles([...files, drawing])
    await upload.getByText('We don’t accept this type.').waitFor()
    await upload.getByText('03 of 03 files').waitFor()
    // They are added without another click, and nothing covers the progress.
    await reported(page, 'Upload Completed')
    expect(await accessibilityProblems(page)).toEqual([])
    await upload.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('article').getByText('three.jpg').waitFor()
    expect((await album.ref.get()).get('photos')).toBe(3)

    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await upload.getByLabel('Choose files').setInputFiles(files.slice(0, 1))
    await upload.getByText(`Already in “${name}” as one.jpg`).waitFor()
    await page.goto(`${tool('media')}&album=${album.id}`)
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Describe photos' }).click()
    const alts = ['A lamp', 'A chair', 'A door']
    const focused = page.locator('textarea[name="alt"]:focus')
    for (const alt of alts) {
      await expect.poll(async () => (await focused.count()) === 1 && (await focused.inputValue())).toBe('')
      await page.keyboard.type(alt)
      await page.keyboard.press('Enter')
    }
    await page.getByText('Every photo has alt text.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.goto(`/view_albums?album=${album.id}`)
    for (const alt of alts) await page.getByRole('link', { name: alt, exact: true }).waitFor()
  })
})

describe('what was typed and uploaded, and not sent', () => {
  const title = `Half ${unique().slice(0, 12)}`
  const form = (page: Page) => panel(page, 'Add New')
  const isThere = async (page: Page) => {
    await form(page).getByText('Your draft is back.').waitFor()
    expect(await form(page).getByLabel('Title').inputValue()).toBe(title)
    await form(page).getByText('“draft.jpg” is uploaded.').waitFor()
  }

  it('is there after Back, another tool, the landing, a reload and a closed tab, and is sent as ever', async () => {
    const { page, context } = await visit(tool('events'), { persona: 'siteadmin' })
    await page.getByRole('button', { name: 'Add New' }).click()
    await form(page).getByLabel('Title').fill(title)
    await form(page).getByLabel('Description').fill('Half a thought.')
    await form(page)
      .getByLabel('Cover')
      .setInputFiles(await picture('draft.jpg'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dsp-drafts'))).toContain('staging/')

    await page.goBack()
    await form(page).waitFor({ state: 'detached' })
    await page.goForward()
    await isThere(page)
    // The form covers the window: Back closes it first.
    await page.goBack()
    await page.getByRole('link', { name: 'All tools' }).click()
    await page.getByRole('link', { name: /^Add Events/ }).click()
    await page.getByRole('button', { name: 'Add New' }).click()
    await isThere(page)
    await page.goBack()
    await leaveTheDashboard(page)
    await page.goBack()
    await page.getByRole('button', { name: 'Add New' }).click()
    await isThere(page)
    await page.reload()
    await isThere(page)
    expect(await accessibilityProblems(page)).toEqual([])

    const other = await context.newPage()
    await page.close()
    await other.goto(`${tool('events')}&open=new`)
    await isThere(other)
    await form(other).getByRole('button', { name: 'Submit' }).click()
    await reported(other, 'Event Recorded.')
    expect((await stored('events', 'title', title)).get('deta')).toBe('Half a thought.')
    expect(await other.evaluate(() => localStorage.getItem('dsp-drafts'))).toBeNull()
  })

  it('is there in another browser, which asks before it writes over what was typed elsewhere, with its earlier states', async () => {
    const open = async () => {
      const { page } = await visit(`${tool('news')}&open=new`, { persona: 'siteadmin', savesDrafts: true })
      return { page, field: form(page).getByLabel('Title') }
    }
    const [drafted] = (await db.collection('users').where('user', '==', 'siteadmin').get()).docs
    const draft = db.doc(`drafts/${drafted?.id}.news`)
    written.push(draft.path)
    await draft.delete()
    const saved = (text: string) =>
      expect.poll(async () => (await draft.get()).get('fields.title'), { timeout: 10_000 }).toBe(text)

    const desk = await open()
    await desk.field.fill('Typed at the desk')
    await saved('Typed at the desk')
    await form(desk.page).getByText('Draft saved', { exact: true }).waitFor()

    const train = await open()
    await form(train.page).getByText('Your draft is back.').waitFor()
    expect(await train.field.inputValue()).toBe('Typed at the desk')
    await train.field.fill('Typed on the train')
    await hide(train.page)
    await saved('Typed on the train')

    await desk.field.fill('At the desk again')
    await hide(desk.page)
    const conflict = form(desk.page).getByRole('region', { name: 'Draft conflict' })
    await conflict.getByText('Typed on the train').waitFor()
    expect(await accessibilityProblems(desk.page)).toEqual([])
    await conflict.getByRole('button', { name: 'Keep this draft' }).click()
    await saved('At the desk again')

    await form(desk.page).getByText('Earlier drafts').click()
    await form(desk.page).getByText('Typed on the train').waitFor()
    await form(desk.page)
      .getByRole('button', { name: /^Restore the draft of/ })
      .click()
    await saved('Typed on the train')
    expect(await desk.field.inputValue()).toBe('Typed on the train')
    await form(desk.page).getByText('At the desk again').waitFor()
  })

  it('is there for uploaded files: after Back, another tool, the landing and a reload, and is added as ever', async () => {
    const name = `Tide ${unique().slice(0, 12)}.wav`
    const upload = (page: Page) => panel(page, 'Upload audio')
    const isThere = async (page: Page) => {
      await upload(page).getByText(name).waitFor()
      await upload(page)
        .getByText(/^Uploaded · /)
        .waitFor()
      await upload(page).getByRole('button', { name: 'Add 01 file' }).waitFor()
    }
    const { page } = await visit(`${tool('media')}&tab=audio`, { persona: 'siteadmin' })
    // The call that adds files fails after the upload.
    await page.route('**/add_audios*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const [mimeType, buffer] = ['audio/wav', aSound()]
    await upload(page).getByLabel('Choose files').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await isThere(page)
    await page.unroute('**/add_audios*')

    await page.goBack()
    await upload(page).waitFor({ state: 'detached' })
    await page.goForward()
    await isThere(page)
    await page.getByRole('link', { name: 'All tools' }).click()
    await page.getByRole('link', { name: /^Add Media/ }).click()
    await page.goBack()
    await page.goBack()
    await isThere(page)
    await leaveTheDashboard(page)
    await page.goBack()
    await isThere(page)
    // Nothing would be lost, and so nothing is asked.
    await page.reload()
    await isThere(page)
    expect(await accessibilityProblems(page)).toEqual([])

    await upload(page).getByRole('button', { name: 'Add 01 file' }).click()
    await reported(page, 'Upload Completed')
    const added = await stored('audios', 'name', name)
    // What only the file itself could tell came through the reload.
    expect(added.get('duration')).toBe(1)
    expect(added.get('peaks')).toHaveLength(120)
    expect(await page.evaluate(() => localStorage.getItem('dsp-drafts'))).toBeNull()
  })
})
