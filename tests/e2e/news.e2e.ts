import { brand } from '@dlm/contract/brand/brand'
import { beforeAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'

const { visit } = useBrowser()
const word = `quokka${Date.now()}`
const hostile = `<img src=x onerror="document.title='owned'"> & <b>bold</b>`

beforeAll(async () => {
  const cover = (await db.doc('news/north-light').get()).get('cover')
  const articles = Array.from({ length: 14 }, (_, at) =>
    documents.news(
      `e2e-${word}-${at}`,
      aNewsDoc({
        title: at === 13 ? `${word} ${hostile}` : `${word} story ${at}`,
        text: `This is story ${at}.\n\n${hostile}\n\n${'More of it. '.repeat(40)}`,
        cover,
        createdAt: Date.UTC(2020, 0, 1, 0, at),
      }),
    ),
  )
  await writeDocuments(db, articles)
})

describe('a visitor', () => {
  it('opens a shared address whose page has the article’s metadata, hostile text as text, and shares no other address later', async () => {
    const { page } = await visit(`/read_news?id=e2e-${word}-13`)
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor()
    expect(await page.title()).toBe(`${word} ${hostile} · ${brand.product}`)
    expect(await page.getByRole('main').textContent()).toContain(hostile)
    expect(await page.locator('main b, main img[src="x"]').count()).toBe(0)
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toMatch(
      new RegExp(`^${PORTAL}/news/${word}-.*--e2e-${word}-13$`),
    )
    // The app changes the address once it has taken over.
    await expect.poll(async () => page.url()).toBe(await canonical.getAttribute('href'))
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(hostile)
    await page.getByRole('link', { name: 'All news' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'News', exact: true }).waitFor()
    // The head and the address follow what is shown.
    await expect.poll(() => page.locator('link[rel="canonical"], link[hreflang]').count()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor()
    await expect.poll(() => page.url()).toContain(`/news/${word}-`)
  })

  it('searches, loads more, reads an article, returns to the same place of the list', async () => {
    const { page } = await visit('/news_area', { viewport: VIEWPORTS[0] })
    await page.getByRole('textbox', { name: 'Search news' }).fill(word)
    await page.getByText(`12 or more articles for “${word}”`).waitFor()
    expect(page.url()).toContain(`?search=${word}`)
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText(`14 articles for “${word}”`).waitFor()

    await page.getByRole('link', { name: `${word} story 2`, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `${word} story 2` }).waitFor()
    expect(page.url()).toMatch(/\/read_news\?id=e2e-.+&&views=\d+$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByText(`14 articles for “${word}”`).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await page.getByRole('textbox', { name: 'Search news' }).inputValue()).toBe(word)
  })

  it('likes, sees the documented report, dislikes and removes the vote; the server stores it', async () => {
    const { page } = await visit(`/read_news?id=e2e-${word}-5&&views=0`)
    const like = page.getByRole('button', { name: /^Like/ })
    const dislike = page.getByRole('button', { name: /^Dislike/ })
    await like.click()
    const dialog = page.getByRole('status', { name: 'Liked Post' })
    await dialog.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await like.textContent()).toBe('Like01')
    // It took no focus.
    expect(await page.locator(':focus').textContent()).toBe('Like01')

    await dislike.click()
    await page.getByRole('status', { name: 'Unliked Post' }).getByRole('button', { name: 'OK' }).click()
    expect(await like.textContent()).toBe('Like00')
    expect(await dislike.textContent()).toBe('Dislike01')

    await page.reload()
    await expect.poll(() => dislike.getAttribute('aria-pressed')).toBe('true')
    await dislike.click()
    await expect.poll(() => dislike.textContent()).toBe('Dislike00')
    expect(await dislike.getAttribute('aria-pressed')).toBe('false')
  })

  it('sees the report close automatically', async () => {
    const { page } = await visit(`/read_news?id=e2e-${word}-6`)
    await page.clock.install()
    await page.getByRole('button', { name: /^Like/ }).click()
    const report = page.getByRole('status', { name: 'Liked Post' })
    await report.waitFor()
    await page.clock.runFor(6_000)
    await report.waitFor({ state: 'detached' })
  })

  it('counts one view however often the page is loaded', async () => {
    const { page } = await visit(`/read_news?id=e2e-${word}-7&&views=41`)
    // What is offered below shows the views of other articles.
    const views = page.getByRole('article').locator('header').getByText('01 view', { exact: true })
    await views.waitFor()
    await page.reload()
    await views.waitFor()
  })

  it('copies the address to share', async () => {
    const { page } = await visit(`/read_news?id=e2e-${word}-8&&views=3`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('status', { name: `${brand.product} Share` }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).search).toBe(`?id=e2e-${word}-8`)
  })

  it('sees that there is no such article', async () => {
    const { page, takeComplaints } = await visit('/read_news?id=gone&&views=3')
    await page.getByRole('heading', { level: 1, name: 'We couldn’t find this article' }).waitFor()
    expect(takeComplaints().join()).toContain('404')
    await page.getByRole('link', { name: 'See all news' }).click()
    await page.waitForURL('**/news_area')
    // The page and the call for the article are both answered 404, the second at its leisure.
    expect(takeComplaints().filter((complaint) => !complaint.includes('404'))).toEqual([])
  })
})

describe('a preview', () => {
  it('is read by a stranger with the link, and found nowhere', async () => {
    const id = `e2e-${word}-draft`
    const title = `Wombat${Date.now()} soon`
    const cover = (await db.doc('news/north-light').get()).get('cover')
    const createdAt = Date.now() + 3 * 86_400_000
    const date = new Date(createdAt).toISOString().slice(0, 10)
    const draft = aNewsDoc({ title, text: 'Not yet.', cover, createdAt, date })
    await writeDocuments(db, [documents.news(id, draft)])

    const admin = await visit(`/admin_dashboard?id=ADM-1001&tool=news&open=${id}`, { persona: 'siteadmin' })
    await admin.page.getByRole('button', { name: 'Copy preview link' }).click()
    await admin.page
      .getByRole('status', { name: 'Preview link copied' })
      .getByText(/can read this until/)
      .waitFor()
    expect(await accessibilityProblems(admin.page)).toEqual([])
    const link = new URL(await admin.page.evaluate(() => navigator.clipboard.readText()))
    expect(link.origin).toBe(PORTAL)

    const { page, takeComplaints } = await visit(link.pathname + link.search, { viewport: VIEWPORTS[0] })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(/^Preview: this article will be published on /).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.getByRole('button', { name: /^(Like|Dislike|Share)/ }).count()).toBe(0)

    for (const path of ['/', `/news_area?search=${title.split(' ')[0]}`]) {
      await page.goto(path)
      await settled(page)
      expect(await page.getByText(title).count()).toBe(0)
    }
    expect(takeComplaints()).toEqual([])
    await page.goto(`/read_news?id=${id}&preview=${link.searchParams.get('preview')?.replace(/.$/, '')}`)
    await page.getByRole('heading', { level: 1, name: 'We couldn’t find this article' }).waitFor()
    await page.getByText(/Preview links expire after seven days/).waitFor()
    expect(takeComplaints().every((complaint) => complaint.includes('404'))).toBe(true)
    await db.doc(`news/${id}`).delete()
  })
})

describe('the keyboard alone', () => {
  it('searches, opens an article and votes', async () => {
    const { page } = await visit('/news_area')
    await page.getByRole('textbox').focus()
    await page.keyboard.type(`${word} story 9`)
    await page.getByText('01 article for').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `${word} story 9` }).waitFor()
    await page.getByRole('button', { name: /^Like/ }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('status', { name: 'Liked Post' }).waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Like01')
  })
})

describe('a bad network', () => {
  it('shows skeletons while loading, and then the content', async () => {
    const { page } = await visit('/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/get_news?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'All news' }).click()
    await page.locator('[aria-busy="true"]').waitFor()
    release()
    await page.getByRole('article').first().waitFor()
  })

  it('says that there is none, and continues when it is back', async () => {
    const { page, context, takeComplaints } = await visit(`/read_news?id=e2e-${word}-10`)
    await page.getByRole('button', { name: /^Like/ }).waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Like/ }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Our Problem' })
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('No connection')
    await dialog.getByRole('button').click()
    expect(await page.getByRole('button', { name: /^Like/ }).textContent()).toBe('Like00')

    await context.setOffline(false)
    await page.getByRole('button', { name: /^Like/ }).click()
    await page.getByRole('status', { name: 'Liked Post' }).waitFor()
    expect(takeComplaints().join()).toContain('ERR_INTERNET_DISCONNECTED')
  })
})
