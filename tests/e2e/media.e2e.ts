import { brand } from '@dlm/contract/brand/brand'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { ALBUM_CODE } from '../../scripts/lib/demo-accounts.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { demoPhoto } from '../support/demo-photos.ts'
import { PORTAL } from '../support/emulators.ts'
import { translatePage } from '../support/screen.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS

const address = (page: Page) => page.evaluate(() => location.pathname + location.search)
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const tile = (page: Page, pid: string) => page.getByRole('link', { name: demoPhoto(pid).alt, exact: true })
const focusedPhoto = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-pid'))
/** The lightbox shows this photo, at this place, with its caption, and its picture has come. */
async function isShown(page: Page, pid: string, place: string): Promise<void> {
  const { alt, caption } = demoPhoto(pid)
  await lightbox(page).getByText(place).waitFor()
  await lightbox(page).getByText(caption, { exact: true }).waitFor()
  await page.waitForFunction(
    (alt) =>
      [...document.querySelectorAll<HTMLImageElement>('.pswp__img')].some(
        (image) => image.alt === alt && image.complete && image.naturalWidth > 0,
      ),
    alt,
  )
}

describe('an album', () => {
  it('is browsed with the mouse: from the media to an album, a photo, its neighbours, and back', async () => {
    const { page } = await visit('/media', { viewport: phone })
    await page.getByRole('navigation', { name: 'Media' }).getByRole('link', { name: 'Albums' }).click()
    await page.getByRole('link', { name: 'North Light' }).click()
    await page.getByRole('heading', { level: 1, name: 'North Light' }).waitFor()
    await tile(page, 'north-light-03').click()
    await isShown(page, 'north-light-03', '03 / 10')
    await lightbox(page).getByRole('button', { name: 'Next photo' }).click()
    await isShown(page, 'north-light-04', '04 / 10')
    expect(await address(page)).toBe('/view_albums?album=north-light&photo=north-light-04')
    expect(await page.title()).toBe(`Green hour · North Light · ${brand.product}`)

    await page.goBack()
    await lightbox(page).waitFor({ state: 'detached' })
    expect(await address(page)).toBe('/view_albums?album=north-light')
    await expect.poll(() => focusedPhoto(page)).toBe('north-light-04')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Albums' }).waitFor()
  })

  it('is browsed by keys alone', async () => {
    const { page } = await visit('/view_albums?album=north-light')
    await tile(page, 'north-light-03').focus()
    await page.keyboard.press('ArrowRight')
    expect(await focusedPhoto(page)).toBe('north-light-04')
    await page.keyboard.press('Enter')
    await isShown(page, 'north-light-04', '04 / 10')
    for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('ArrowRight')
    await lightbox(page).getByText('10 / 10').waitFor()
    expect(await lightbox(page).getByRole('button', { name: 'Next photo' }).count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await lightbox(page).getByText('09 / 10').waitFor()
    await page.keyboard.press('Escape')
    await lightbox(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusedPhoto(page)).toBe('north-light-09')
    // Seen, not only focused.
    const { top, bottom } = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
      return { top, bottom: bottom - innerHeight }
    })
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(0)
  })

  it.each([
    [0, 'no-preference'],
    [400, 'no-preference'],
    [400, 'reduce'],
  ] as const)(
    'counts the keys that are pressed while a photo opens, its code being %d ms away, with motion: %s',
    async (late, reducedMotion) => {
      const { page } = await visit('/view_albums?album=north-light', { reducedMotion })
      await page.route('**/assets/album-lightbox*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late))
        await route.continue()
      })
      const first = tile(page, 'north-light-03')
      await first.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await lightbox(page).getByText('05 / 10').waitFor()
      // The animation is over: keys are the lightbox's own again.
      await page.keyboard.press('ArrowRight')
      await lightbox(page).getByText('06 / 10').waitFor()
      await page.keyboard.press('Escape')
      await lightbox(page).waitFor({ state: 'detached' })
      await expect.poll(() => focusedPhoto(page)).toBe('north-light-06')
      expect(await address(page)).toBe('/albums/north-light--north-light')
    },
  )

  it.each([0, 400])(
    'stays closed for someone who presses Escape while a photo opens, its code being %d ms away',
    async (late) => {
      const { page } = await visit('/view_albums?album=north-light')
      await page.route('**/assets/album-lightbox*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late))
        await route.continue()
      })
      await tile(page, 'north-light-03').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      // As long as the code takes, and what it would open.
      await page.waitForTimeout(late + 800)
      expect(await lightbox(page).count()).toBe(0)
      expect(await address(page)).toBe('/albums/north-light--north-light')
      await page.keyboard.press('ArrowRight')
      expect(await focusedPhoto(page)).toMatch(/^north-light-0[45]$/)
      await page.keyboard.press('Enter')
      await lightbox(page)
        .getByText(/^Photo 0[45] \/ 10/)
        .waitFor()
    },
  )

  it('has a photo open by its link: after a reload, and closing opens the album', async () => {
    const { page } = await visit('/view_albums?album=north-light&photo=north-light-06')
    await lightbox(page).getByText('06 / 10').waitFor()
    await page.reload()
    await lightbox(page).getByText('06 / 10').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await lightbox(page).waitFor({ state: 'detached' })
    expect(await address(page)).toBe('/view_albums?album=north-light')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'North Light' }).waitFor()
    expect(await lightbox(page).count()).toBe(0)
  })

  it('has photos that can be shared and downloaded, and Escape closes what is on top only', async () => {
    const { page } = await visit('/view_albums?album=north-light&photo=north-light-03')
    await lightbox(page).getByRole('button', { name: 'Share' }).click()
    const share = page.getByRole('dialog', { name: 'Share', exact: true })
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('status').getByText('copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${PORTAL}/view_albums?album=north-light&photo=north-light-03`,
    )
    await page.keyboard.press('ArrowRight')
    expect(await address(page)).toContain('photo=north-light-03')
    await page.keyboard.press('Escape')
    await share.waitFor({ state: 'detached' })
    expect(await lightbox(page).count()).toBe(1)
    const download = lightbox(page).getByRole('link', { name: /^Download / })
    expect(await download.getAttribute('href')).toBe('/download_media?fid=north-light-03&type=image%2Fjpeg')
  })

  it('names the photographer of a credited photo, and opens its licence', async () => {
    const { page } = await visit('/view_albums?album=borrowed-light&photo=borrowed-light-02')
    await isShown(page, 'borrowed-light-02', '02 / 10')
    await lightbox(page).getByText('Photo: Bolly, CC BY-SA 4.0').waitFor()
    const licence = lightbox(page).getByRole('link', { name: 'CC BY-SA 4.0' })
    expect(await licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-sa/4.0/')
    await licence.click({ trial: true })
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('has its search in the address, and the lightbox shows the results alone', async () => {
    // A small album has no field for it, until its address has a search.
    const { page } = await visit('/view_albums?album=north-light&search=green')
    await page.getByRole('textbox', { name: 'Search photos' }).fill('HOUR')
    await page.getByText(/^0\d photos? for “HOUR”/).waitFor()
    expect(await address(page)).toBe('/view_albums?album=north-light&search=HOUR')
    const results = page.getByRole('list', { name: 'Photos in North Light' }).getByRole('link')
    const count = await results.count()
    await results.first().click()
    await lightbox(page).getByText(`01 / 0${count}`).waitFor()
    await page.keyboard.press('Escape')
    await lightbox(page).waitFor({ state: 'detached' })
    expect(await address(page)).toBe('/view_albums?album=north-light&search=HOUR')
    await page.reload()
    await expect.poll(() => results.count()).toBe(count)
  })

  it('says when there is no connection, shows what is loaded, and continues when there is one', async () => {
    const { page, context, takeComplaints } = await visit('/view_albums')
    await page.getByRole('link', { name: 'North Light' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Search albums' }).fill('borrowed')
    await page.getByRole('alert').getByText('No connection').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Borrowed Light' }).waitFor()
    expect(takeComplaints().join()).toContain('ERR_INTERNET_DISCONNECTED')
  })
})

describe('a locked album', () => {
  const photo = '/view_albums?album=casa-lumen&photo=casa-lumen-04'
  const field = (page: Page) => page.getByLabel('Album code')

  it('asks for its code, refuses a wrong one, and then shows the photo of the link', async () => {
    const { page, takeComplaints } = await visit(photo)
    await field(page).fill('not the code')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByRole('alert').getByText('Password Not Valid!').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(takeComplaints().join()).toContain('403')

    await field(page).fill(ALBUM_CODE)
    await page.keyboard.press('Enter')
    await isShown(page, 'casa-lumen-04', '04 / 10')
    expect(await address(page)).toBe('/albums/casa-lumen--casa-lumen?photo=casa-lumen-04')
    const download = lightbox(page).getByRole('link', { name: /^Download / })
    expect(await download.getAttribute('href')).toMatch(/&album=casa-lumen$/)
  })

  it('stays open in this browser, is renewed unseen, and is locked again when asked', async () => {
    const { page } = await visit('/view_albums')
    await page.getByRole('link', { name: 'Casa Lumen' }).click()
    await field(page).fill(ALBUM_CODE)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await tile(page, 'casa-lumen-04').waitFor()
    await page.goBack()
    await page.getByRole('article').filter({ hasText: 'unlocked' }).waitFor()

    // As after an hour: the grant has ended, the token is remembered.
    await page.evaluate(() => {
      const grants = JSON.parse(localStorage.getItem('dsp-albums') ?? '{}')
      for (const grant of Object.values<{ endsAt: number }>(grants)) grant.endsAt = 1
      localStorage.setItem('dsp-albums', JSON.stringify(grants))
    })
    await page.goto('/view_albums?album=casa-lumen')
    await tile(page, 'casa-lumen-04').waitFor()
    await page.waitForFunction(() =>
      [...document.images].some(({ src, naturalWidth }) => src.includes('/locked/') && naturalWidth > 0),
    )
    const ends = await page.evaluate(
      () => JSON.parse(localStorage.getItem('dsp-albums') ?? '{}')['casa-lumen'].endsAt,
    )
    expect(ends).toBeGreaterThan(Date.now())

    await page.getByRole('button', { name: 'Lock album' }).click()
    await field(page).waitFor()
    await page.reload()
    await field(page).waitFor()
    await page.getByRole('link', { name: 'All albums' }).click()
    await page.getByRole('heading', { level: 1, name: 'Albums' }).waitFor()
  })
})

describe('a video', () => {
  const player = (page: Page) => page.locator('video')
  const now = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)

  it('starts when it is chosen, is fetched in ranges, and Back opens the list', async () => {
    const { page } = await visit('/view_albums?tab=video')
    const statuses: number[] = []
    page.on('response', (response: Response) => {
      if (response.request().resourceType() === 'media') statuses.push(response.status())
    })
    await page.getByRole('link', { name: 'Night train' }).click()
    await page.getByRole('dialog', { name: 'Night train' }).waitFor()
    expect(await page.title()).toBe(`Night train · ${brand.product}`)
    await expect.poll(() => now(page), { timeout: 15_000 }).toBeGreaterThan(0.3)
    await player(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 5
    })
    await expect.poll(() => now(page)).toBeGreaterThan(5.1)
    expect(statuses).toContain(206)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await address(page)).toBe('/view_albums?tab=video')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Night train')
  })

  it('opened by its link waits to be started; the keys are the player’s', async () => {
    const { page } = await visit('/view_albums?tab=video&id=video-paper-sea')
    await player(page).waitFor()
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
    expect(await player(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => now(page), { timeout: 15_000 }).toBeGreaterThan(0.2)
    // The keys are its own without a ring around the whole stage, which comes with the focus of someone who moves it there.
    const ring = () => player(page).evaluate((video) => getComputedStyle(video).outlineStyle)
    expect(await ring()).toBe('none')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await ring()).not.toBe('none')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await address(page)).toBe('/view_albums?tab=video')
  })

  it('that cannot be had says so', async () => {
    const { page, context, takeComplaints } = await visit('/view_albums?tab=video')
    await context.route('**/*original.mp4*', (route) => route.abort())
    await page.getByRole('link', { name: 'Lanterns' }).click()
    await page.getByRole('alert').getByText('We can’t play this video here').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    takeComplaints()
  })
})

describe('an audio', () => {
  it('plays on a page that the browser translated, and pauses', async () => {
    const { page } = await visit('/view_albums?tab=audio')
    await page.getByRole('button', { name: /^Play Slow piano/ }).waitFor()
    await translatePage(page, 'wrap')
    await page.getByRole('button', { name: /^Play Slow piano/ }).click()
    await page.getByRole('button', { name: /^Pause Slow piano/ }).click()
    await page.getByRole('button', { name: /^Play Slow piano/ }).waitFor()
    expect(await page.getByText('We couldn’t show this screen').count()).toBe(0)
  })

  const position = (page: Page) => page.getByRole('slider', { name: 'Position in Slow piano' })
  const value = async (page: Page) => Number(await position(page).inputValue())

  it('plays, seeks by mouse and keys, continues during a search, and stops for another', async () => {
    const { page } = await visit('/view_albums?tab=audio')
    await page.getByRole('button', { name: 'Play Slow piano' }).click()
    await expect.poll(() => value(page), { timeout: 15_000 }).toBeGreaterThan(0.3)
    const { width = 0, height = 0 } = (await position(page).boundingBox()) ?? {}
    await position(page).click({ position: { x: width / 2, y: height / 2 } })
    await expect.poll(() => value(page)).toBeGreaterThan(4.5)
    await page.keyboard.press('Home')
    await expect.poll(() => value(page)).toBeLessThan(3)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => value(page)).toBeGreaterThan(4.9)

    await page.getByRole('textbox', { name: 'Search recordings' }).fill('piano')
    await page.getByText('01 recording for “piano”').waitFor()
    await page.getByRole('button', { name: 'Pause Slow piano' }).waitFor()
    expect(await address(page)).toBe('/view_albums?tab=audio&search=piano')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('button', { name: 'Play Clockwork' }).click()
    await page.getByRole('button', { name: 'Pause Clockwork' }).waitFor()
    await page.getByRole('button', { name: 'Play Slow piano' }).waitFor()
  })

  it('opened by its link is marked in the list, and in the window', async () => {
    const { page } = await visit('/view_albums?tab=audio&id=audio-clockwork')
    const linked = page.getByRole('article', { name: 'Clockwork' })
    await linked.waitFor()
    expect(await linked.getAttribute('aria-current')).toBe('true')
    await expect
      .poll(() => linked.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true)
    expect(await page.title()).toBe(`Clockwork · ${brand.product}`)
  })
})
