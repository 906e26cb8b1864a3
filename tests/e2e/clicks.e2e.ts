import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { anAccount } from '../support/people.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser()
const dashboard = '/admin_dashboard?id=ADM-1001'

/** A page of the dashboard that counts clicks with the mouse. */
async function counting(path: string): Promise<{ page: Page; clicks(): Promise<number> }> {
  const { page } = await visit('about:blank', { persona: 'siteadmin' })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', `${sessionStorage.getItem('clicks') ?? ''}.`)
      },
      true,
    )
  })
  await page.goto(path)
  return { page, clicks: () => page.evaluate(() => sessionStorage.getItem('clicks')?.length ?? 0) }
}

/** An album of 30 photos, with an existing cover, since other stories list the albums meanwhile. */
async function anAlbumOf30(): Promise<{ fid: string; pids: string[] }> {
  const fid = `clicks-${unique().slice(0, 10)}`
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  const pids = Array.from({ length: 30 }, (_, at) => `${fid}-${at}`)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: 30, cover, createdAt: 1 })),
    ...pids.map((pid) =>
      documents.photos(pid, { ...aPhotoDoc(pid, { fid }), picture: null, unreadable: true }),
    ),
  ])
  return { fid, pids }
}

it('30 photos are deleted with 3 clicks', async () => {
  const { fid } = await anAlbumOf30()
  const { page, clicks } = await counting(`${dashboard}&tool=media&album=${fid}`)
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await expect.poll(() => boxes.count()).toBe(30)
  await boxes.first().click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByText('Deleted', { exact: true }).waitFor()
  expect(await clicks()).toBe(3)
  expect((await db.doc(`albums/${fid}`).get()).get('photos')).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => boxes.count()).toBe(30)
})

it('30 photos get their author and licence with 3 clicks', async () => {
  const { fid, pids } = await anAlbumOf30()
  const { page, clicks } = await counting(`${dashboard}&tool=media&album=${fid}`)
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await expect.poll(() => boxes.count()).toBe(30)
  await boxes.first().click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Credit' }).click()
  const credit = page.getByRole('dialog', { name: 'Author and licence' })
  await expect
    .poll(() => credit.getByLabel('Author').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Ada Berg')
  await page.keyboard.press('Control+Enter')
  await credit.getByText('Choose a licence.').waitFor()
  await credit.getByLabel('Licence').selectOption('CC BY-SA 4.0')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await reported(page, 'Changed')
  expect(await clicks()).toBe(3)
  const photos = await db.getAll(...pids.map((pid) => db.doc(`photos/${pid}`)))
  const credits = photos.map((photo) => photo.get('credit'))
  expect(credits).toEqual(pids.map(() => ({ author: 'Ada Berg', licence: 'CC BY-SA 4.0' })))
})

it('three questions are answered with one click', async () => {
  const { uid } = await anAccount()
  const mark = unique().slice(0, 10)
  const fqids = ['A', 'B', 'C'].map((letter) => `clicks-${mark}-${letter}`)
  await writeDocuments(
    db,
    fqids.map((fqid) => documents.questions(fqid, aQuestionDoc({ uid, ques: `Why ${mark}?` }))),
  )
  const { page, clicks } = await counting(`${dashboard}&tool=faqs&search=${mark}`)
  await page
    .getByRole('button', { name: `Why ${mark}?` })
    .first()
    .click()
  for (const at of fqids.keys()) {
    const reply = page.getByLabel('Your reply')
    await expect.poll(() => reply.inputValue()).toBe('')
    await reply.fill(`Because ${at}.`)
    await page.keyboard.press('Control+Enter')
    const replied = async () =>
      (await db.getAll(...fqids.map((fqid) => db.doc(`questions/${fqid}`)))).filter(
        (q) => q.get('reps') === 1,
      )
    await expect.poll(async () => (await replied()).length).toBe(at + 1)
  }
  await page
    .getByRole('heading', { name: 'You Have No Questions.' })
    .or(page.getByText(/^No /))
    .first()
    .waitFor()
  expect(await clicks()).toBe(1)
})

it('an article with its cover is published with 3 clicks, the choice of the file among them', async () => {
  const title = `Clicked ${unique().slice(0, 10)}`
  const { page, clicks } = await counting(dashboard)
  await page.getByRole('link', { name: /^Add News/ }).click()
  await page.getByRole('button', { name: 'Add New' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('A text.')
  const buffer = Buffer.concat([await aJpeg(800, 600), Buffer.from(unique())])
  await form.getByLabel('Cover').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByText('2 words').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('status', { name: 'News Submitted' }).waitFor()
  // The two counted here, and the one that opens the chooser of files.
  expect(await clicks()).toBe(2)
  const { docs } = await db.collection('news').where('title', '==', title).get()
  expect(docs).toHaveLength(1)
  await Promise.all(docs.map(({ ref }) => db.recursiveDelete(ref)))
})

it('a locked album of 12 photos is there with 6 clicks, the two choices of files among them', async () => {
  const name = `Clicked ${unique().slice(0, 10)}`
  const { page, clicks } = await counting(dashboard)
  const photo = async (at: number) => ({
    ...{ name: `${at}.jpg`, mimeType: 'image/jpeg' },
    buffer: Buffer.concat([await aJpeg(800, 600), Buffer.from(unique())]),
  })
  const photos = await Promise.all(Array.from({ length: 12 }, (_, at) => photo(at)))
  await page.getByRole('link', { name: /^Add Media/ }).click()
  await page.getByRole('button', { name: 'Add Albums' }).click()
  const form = page.getByRole('dialog', { name: 'Add Albums' })
  await form.getByLabel('Cover').setInputFiles(photos.slice(0, 1))
  await form.getByLabel('Album name').focus()
  await page.keyboard.type(name)
  await form.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type('sesame12')
  await form.getByRole('button', { name: 'Insert' }).click()
  await reported(page, 'Album Added')
  await page.getByLabel('Choose files').setInputFiles(photos)
  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout: 60_000 })
  // And the two that open the file choosers.
  expect(await clicks()).toBeLessThanOrEqual(4)
  const { docs } = await db.collection('albums').where('name', '==', name).get()
  expect(docs.map((album) => [album.get('photos'), album.get('locked')])).toEqual([[12, true]])
})
