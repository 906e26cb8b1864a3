import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { useBrowser } from '../support/browser.ts'
import { contrastOf } from '../support/contrast.ts'

const { visit } = useBrowser()

/** Every picture that is loaded from now on is one colour. */
async function paint(page: Page, background: string): Promise<void> {
  const create = { width: 48, height: 32, channels: 3, background } as const
  const body = await sharp({ create }).png().toBuffer()
  await page.route(/\/o\/.*alt=media|\/media\//, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/png', body })
      : route.continue(),
  )
}

describe.each(VIEWPORTS)('words are read over any photo, on a $name', (viewport) => {
  it.each(['white', 'black'])('in the lightbox over a %s one', async (colour) => {
    const { page } = await visit('about:blank', { viewport })
    await paint(page, colour)
    await page.goto('/view_albums?album=north-light&photo=north-light-03')
    const lightbox = page.getByRole('dialog', { name: 'Photos' })
    await lightbox.getByText('03 / 10').waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.pswp__img')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth === 48,
      ),
    )
    const words = [
      ...(await lightbox.locator('.lightbox-caption p').all()),
      ...(await lightbox.locator('.lightbox-bar p, .lightbox-bar button svg').all()),
      ...(await lightbox.locator('.lightbox-arrow svg').all()),
    ]
    expect(words.length).toBeGreaterThan(6)
    for (const one of words)
      if (await one.isVisible())
        expect(await contrastOf(page, one), await one.innerHTML()).toBeGreaterThanOrEqual(4.5)
  })
})
