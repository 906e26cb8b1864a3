import { readFileSync } from 'node:fs'
import { brand } from '@dlm/contract/brand/brand'
import { beforeAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc, aSuccessDoc } from '../support/factories/events.ts'

const { visit } = useBrowser()
const word = `wombat${Date.now()}`
const hostile = `<img src=x onerror="document.title='owned'"> & <b>bold</b>`

beforeAll(async () => {
  const cover = (await db.doc('events/city-after-dark-two').get()).get('cover')
  const event = (at: number, date: string, more = {}) =>
    documents.events(
      `e2e-${word}-${at}`,
      anEventDoc({ title: `${word} event ${at}`, deta: `It happens.\n\n${hostile}`, date, cover, ...more }),
    )
  await writeDocuments(db, [
    event(0, '2999-03-02'),
    event(1, '2999-03-01', { title: `${word} café, late; on the roof`, name: 'Lund, Anna' }),
    ...Array.from({ length: 12 }, (_, at) => event(at + 2, `2001-01-${at + 10}`)),
    documents.success(`e2e-${word}`, aSuccessDoc({ title: `${word} success`, deta: hostile })),
  ])
})

describe('a visitor', () => {
  it('goes from the landing to the next event, to the list and to the success points', async () => {
    const { page } = await visit('/events')
    const main = page.getByRole('main')
    await main.getByRole('region', { name: 'Next event' }).getByRole('link').first().click()
    await page.waitForURL('**/view_events?id=*')
    await page.goBack()
    await main.getByRole('link', { name: 'View Events' }).click()
    await page.getByRole('region', { name: 'Upcoming events' }).waitFor()
    await page.getByRole('link', { name: 'Events and success' }).click()
    await page.waitForURL('**/events')
    await main.getByRole('link', { name: 'View Success' }).click()
    await page.getByRole('heading', { level: 1, name: 'Success' }).waitFor()
  })

  it('searches, loads more, sees upcoming ones before past ones, opens one and returns', async () => {
    const { page } = await visit('/view_events', { viewport: VIEWPORTS[0] })
    const search = page.getByRole('textbox', { name: 'Search events' })
    await search.fill(word.toUpperCase())
    await page.getByText(`12 or more events for “${word.toUpperCase()}”`).waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText('14 events for').waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Upcoming events',
      'Past events',
    ])
    const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
    expect(titles.slice(0, 3)).toEqual([
      `${word} café, late; on the roof`,
      `${word} event 0`,
      `${word} event 13`,
    ])

    await page.getByRole('link', { name: `${word} event 5` }).click()
    await page.getByRole('heading', { level: 1, name: `${word} event 5` }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.goBack()
    await page.getByText('14 events for').waitFor()
    expect(await search.inputValue()).toBe(word.toUpperCase())
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  it('opens an event by its link, reads hostile text as text, and returns after a reload', async () => {
    const { page } = await visit(`/view_events?id=e2e-${word}-0`)
    await page.getByRole('heading', { level: 1, name: `${word} event 0` }).waitFor()
    expect(await page.getByRole('main').textContent()).toContain(hostile)
    expect(await page.locator('main b, main img[src="x"]').count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: `${word} event 0` }).waitFor()
    expect(await page.title()).toBe(`${word} event 0 · ${brand.product}`)
    await page.getByRole('link', { name: 'All events' }).click()
    await page.getByRole('region', { name: 'Upcoming events' }).waitFor()
  })

  it('takes an event into the calendar', async () => {
    const { page } = await visit(`/view_events?id=e2e-${word}-1`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${word}-cafe-late-on-the-roof.ics`)
    const file = readFileSync(await download.path(), 'utf8')
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:29990301')
    expect(lines).toContain('DTEND;VALUE=DATE:29990302')
    expect(lines).toContain(`UID:e2e-${word}-1@dlm.test`)
    expect(lines).toContain(`SUMMARY:${word} café\\, late\\; on the roof`)
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/\\n\\nOrganizer: Lund\\, Anna$/)
    expect(lines.at(-1)).toBe('')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('copies the address to share', async () => {
    const { page } = await visit(`/view_events?id=e2e-${word}-1`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('status', { name: `${brand.product} Share` }).waitFor()
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.pathname + copied.search).toBe(`/view_events?id=e2e-${word}-1`)
  })

  it.each(['no-such-event', 'a%20b%2Fc'])('sees that there is no event %s', async (id) => {
    const { page, takeComplaints } = await visit(`/view_events?id=${id}`)
    await page.getByRole('heading', { level: 1, name: 'We couldn’t find this event' }).waitFor()
    await page.getByRole('link', { name: 'See all events' }).click()
    await page.getByRole('region', { name: 'Upcoming events' }).waitFor()
    takeComplaints()
  })

  it('searches the success points on title and details', async () => {
    const { page } = await visit('/view_success')
    const search = page.getByRole('textbox', { name: 'Search success points' })
    await search.fill(`${word} SUCC`)
    await page.getByText('01 success point for').waitFor()
    expect(await page.getByRole('main').textContent()).toContain(hostile)
    await search.fill('onerror="document')
    await page.getByRole('heading', { level: 2, name: `${word} success` }).waitFor()
    await search.fill('zzzzzz')
    await page.getByRole('button', { name: 'Show all success points' }).click()
    await page.waitForURL(/\/view_success$/)
  })
})
