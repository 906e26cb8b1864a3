import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { aProductDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { aMember, anAdmin } from '../support/people.ts'
import { reported } from '../support/sign-in.ts'
import { forms, stageCover } from '../support/uploads.ts'

const { visit } = useBrowser()

const tool = (name: string) => `/admin_dashboard?id=ADM-1001&tool=${name}`
const written: string[] = []
afterAll(() => Promise.all(written.map((path) => db.recursiveDelete(db.doc(path)))))

const [phone, , desktop] = VIEWPORTS

/** The tools of content beside that of news, and their forms. All else is one tool (`dashboard.e2e.ts`). */
const tools = [
  { name: 'events', kind: 'event', recorded: 'Event Recorded.', field: 'Title', viewport: phone },
  {
    ...{ name: 'products', kind: 'product', recorded: 'Product Recorded.', field: 'Product name' },
    viewport: desktop,
  },
  { name: 'services', kind: 'service', recorded: 'Service Recorded.', field: 'Title', viewport: phone },
] as const

/** Fills in what each form needs besides its name. */
async function fill(page: Page, { kind, field }: (typeof tools)[number], title: string) {
  const form = page.getByRole('dialog', { name: 'Add New' })
  await form.getByLabel(field).fill(title)
  if (kind === 'product') {
    const id = form.getByLabel('Product ID', { exact: true })
    const before = await id.inputValue()
    await form.getByRole('button', { name: 'Generate a new ID' }).click()
    expect(await id.inputValue()).not.toBe(before)
    await form.getByLabel('Sub title').fill('A sub title')
    await form.getByLabel('Category').selectOption('Purchasable')
  }
  if (kind === 'service') {
    // On a phone these fields are behind a button.
    await form.getByRole('button', { name: 'Details', exact: true }).click()
    await form.getByLabel('Audience').selectOption('Adults')
    await form.getByRole('button', { name: 'Close details' }).click()
  }
  await form.getByLabel('Description').fill('What it is.')
  const picture = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(900, 600) }
  await form.getByLabel('Cover').setInputFiles(picture)
  await form.getByRole('button', { name: 'Submit' }).click()
}

it.each(tools)('$name are added with a form of their own', async (entry) => {
  const title = `Story ${unique().slice(0, 12)}`
  const { name, viewport } = entry
  const { page } = await visit(`${tool(name)}&open=new`, { persona: 'siteadmin', viewport })
  await fill(page, entry, title)
  await reported(page, entry.recorded)
  await page.getByRole('heading', { name: title }).waitFor()
  const { docs } = await db
    .collection(name)
    .where('createdAt', '>', Date.now() - 300_000)
    .get()
  written.push(...docs.map(({ ref }) => ref.path))
})

it('a list is in the order that was chosen, after a reload and Back too', async () => {
  const mark = unique().slice(0, 12)
  const names = ['Early', 'Middle', 'Late'].map((name) => `${name} ${mark}`)
  const cover = (await db.doc('news/north-light').get()).get('cover')
  const products = names.map((name, at) =>
    documents.products(`e2e-${mark}-${at}`, aProductDoc({ name, cover, createdAt: at + 1 })),
  )
  written.push(...products.map(({ path }) => path))
  await writeDocuments(db, products)
  const { page } = await visit(`${tool('products')}&search=${mark}`, {
    persona: 'siteadmin',
    viewport: phone,
  })
  const shows = async (order: string, expected: string[]) => {
    const headings = page.getByRole('heading', { name: mark })
    await expect.poll(() => headings.allTextContents()).toEqual(expected)
    const select = page.getByRole('combobox', { name: 'Sort by' })
    expect(await select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text)).toBe(
      order,
    )
  }
  await shows('Newest first', names.toReversed())
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first')
  await shows('Oldest first', names)
  expect(page.url()).toMatch(/&order=oldest$/)
  await page.locator('main .opacity-60').waitFor({ state: 'detached' })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.reload()
  await shows('Oldest first', names)
  await page.getByRole('link', { name: 'Recycle bin' }).click()
  await page.getByRole('textbox', { name: 'Search the recycle bin' }).waitFor()
  await page.goBack()
  await shows('Oldest first', names)
})

it('gives an event its times and its place, which visitors see; an end before the beginning is refused by name', async () => {
  const title = `Story ${unique().slice(0, 12)}`
  const admin = await anAdmin()
  const event = { ...forms.event(await stageCover(admin), title), date: '2031-01-01' }
  const [{ id }] = (await call('add_event', event, admin)).body.data
  written.push(`events/${id}`)
  const { page } = await visit(`${tool('events')}&open=${id}`, { persona: 'siteadmin', viewport: desktop })
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByLabel('Start time').fill('19:00')
  await form.getByLabel('End time').fill('18:00')
  await form.getByLabel('Place').fill('Pier 4')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('The event can’t end before it starts.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('endTime')
  expect(await accessibilityProblems(page)).toEqual([])
  await form.getByLabel('End time').fill('21:30')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })

  await page.goto(`/view_events?search=${encodeURIComponent(title)}`)
  await page.getByText('19:00 · Pier 4').waitFor()
  await page.getByRole('link', { name: title }).click()
  await page.getByText('January 1, 2031, 19:00–21:30').waitFor()
  await page.getByText('Pier 4', { exact: true }).waitFor()
})

it('shows markup in every field as the text it is, on every screen that shows it', async () => {
  const mark = unique().slice(0, 12)
  const hostile = `<img src=x onerror="document.body.dataset.hit='yes'"> ${mark}`
  const admin = await anAdmin()
  const text = `<script>document.body.dataset.hit='yes'</script> ${mark}`
  const tags = '<svg onload=document.body.dataset.hit=1>'
  const news = { ...forms.news(await stageCover(admin), hostile), text, tags }
  const where = { name: hostile, place: hostile, tags }
  const event = { ...forms.event(await stageCover(admin), hostile), ...where, text, date: '2031-01-01' }
  const product = { ...forms.product(await stageCover(admin), hostile), text, tags, osvr: hostile }
  const service = { ...forms.service(await stageCover(admin), hostile), text, sd: '<b>x</b>' }
  const [[article], [gala], [tool_], [offer]] = [
    (await call('add_news', news, admin)).body.data,
    (await call('add_event', event, admin)).body.data,
    (await call('add_product', product, admin)).body.data,
    (await call('add_service', service, admin)).body.data,
  ]
  written.push(`news/${article.id}`, `events/${gala.id}`, `products/${tool_.id}`, `services/${offer.id}`)
  const fid = `ALB-${mark}`
  await call('add_album', { alname: hostile, fp: await stageCover(admin), fid, alpass: '' }, admin)
  const member = await aMember()
  const [question] = (await call('qa', { user: '<i>A member</i>', ques: hostile }, member)).body.data
  await call('release_question', { id: question.id }, admin)
  written.push(`albums/${fid}`, `questions/${question.id}`)
  const search = `search=${encodeURIComponent(mark)}`
  const { page } = await visit('/home', { persona: 'siteadmin' })
  for (const path of [
    ...[`/news_area?${search}`, `/read_news?id=${article.id}`, `/view_events?${search}`],
    ...[`/view_events?id=${gala.id}`, `/view_products?${search}`, `/view_products?id=${tool_.id}`],
    `/tags?tag=${encodeURIComponent(tags)}`,
    ...[`/services?${search}`, `/services?id=${offer.id}`, `${tool('news')}&${search}`],
    ...[`${tool('events')}&open=${gala.id}&${search}`, `${tool('products')}&open=${tool_.id}&${search}`],
    ...[`${tool('services')}&open=${offer.id}&${search}`, `${tool('users')}&tab=audit&${search}`],
    ...[`/view_albums?${search}`, `/view_albums?album=${fid}`, `${tool('media')}&${search}`],
    ...[`/terms_n_conditions?tab=faq&${search}`, `${tool('faqs')}&open=${question.id}`],
  ]) {
    await page.goto(path)
    await page.getByText(hostile).first().waitFor()
    expect([path, await page.evaluate(() => document.body.dataset.hit)]).toEqual([path, undefined])
  }
})
