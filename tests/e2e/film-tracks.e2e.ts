import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { overlaps } from '../support/overlaps.ts'

const { visit } = useBrowser()
const [phone, tablet, desktop] = VIEWPORTS
/** A telephone on its side. */
const lying = { width: 844, height: 390 }
const longTitle = 'On the way, with a heading that is longer than the line of a telephone'

const vid = 'video-night-train'
const film = db.doc(`videos/${vid}`)
afterAll(async () => {
  await film.update({ tracks: [] })
  await db.recursiveDelete(film.collection('tracks'))
})

const subtitles = `\ufeff1\r
00:00:00,500 --> 00:00:03,000\r
{\\an8}<i>The last train leaves</i>\r
at eleven &amp; ten.\r
\r
2\r
00:00:03,500 --> 00:00:06,000\r
It was late.\r
`

const inFilm = <T>(page: Page, read: (player: HTMLVideoElement) => T) =>
  page.evaluate(`(${read})(document.querySelector('dialog[open] video'))`) as Promise<T>

/** Sends the player of the editor to a second. */
async function seek(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    ([seconds]) => {
      const player = document.querySelector<HTMLVideoElement>('.cue-film')
      if (player) player.currentTime = seconds ?? 0
    },
    [seconds],
  )
}

it('captions and chapters of a film: added in the dashboard, switched on and followed by a visitor', async () => {
  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=media&tab=video&open=${vid}`, {
    ...{ persona: 'siteadmin', viewport: desktop },
  })
  const section = page.getByRole('region', { name: 'Captions and chapters' })
  await section.getByText('This video has none yet.').waitFor()
  await section
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'night.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(subtitles) })
  await section.getByText('02 captions').waitFor()
  // Its panel is opened another time where the window passes this width: what is reported is above it.
  const report = page.getByRole('status', { name: 'Saved' }).getByRole('button', { name: 'OK' })
  // It stays for as long as the pointer or the focus is on it.
  await report.hover()
  await section.getByRole('button', { name: 'Edit captions: English' }).dispatchEvent('click')
  await page.getByRole('dialog', { name: 'Edit captions: English' }).waitFor()
  await report.focus()
  for (const viewport of [tablet, desktop, phone]) {
    await page.setViewportSize(viewport)
    await report.click({ trial: true, timeout: 2000 })
  }
  await report.click()
  const captions = page.getByRole('dialog', { name: 'Edit captions: English' })
  await captions.getByRole('button', { name: 'Close' }).first().click()
  await page.setViewportSize(desktop)

  await section.getByLabel('Kind').selectOption('Chapters')
  await section.getByRole('button', { name: 'Start empty' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit chapters: English' })
  await editor.getByRole('button', { name: 'Add chapter' }).click()
  await page.keyboard.type('The station')
  await seek(page, 4)
  await editor.getByRole('button', { name: 'Add chapter' }).click()
  await page.keyboard.type(longTitle)
  expect(await editor.getByLabel('End, chapter 1').inputValue()).toBe('0:04')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overlaps(page)).toEqual([])
  }
  await editor.getByRole('button', { name: 'Save' }).click()
  await editor.waitFor({ state: 'detached' })
  await section.getByText('02 chapters').waitFor()

  const { page: visitors } = await visit(`/view_albums?tab=video&id=${vid}`, { viewport: phone })
  const chapters = visitors.getByRole('navigation', { name: 'Chapters' })
  await chapters.waitFor()
  await expect
    .poll(() =>
      inFilm(visitors, (player) =>
        Array.from(player.textTracks, ({ kind, label, language, mode, cues }) => ({
          ...{ kind, label, language, mode },
          texts: Array.from(cues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent),
        })).filter(({ kind }) => kind === 'captions'),
      ),
    )
    .toEqual([
      {
        ...{ kind: 'captions', label: 'English', language: 'en', mode: 'hidden' },
        texts: ['The last train leaves\nat eleven & ten.', 'It was late.'],
      },
    ])
  await inFilm(visitors, ({ textTracks }) => {
    for (const track of textTracks) if (track.kind === 'captions') track.mode = 'showing'
  })
  // A moment later the browser says so, which is remembered.
  await expect.poll(() => visitors.evaluate(() => localStorage.getItem('dsp-captions'))).toBe('en')
  await visitors.reload()
  const modes = () =>
    inFilm(visitors, ({ textTracks }) =>
      Array.from(textTracks).flatMap(({ kind, mode }) => (kind === 'captions' ? [mode] : [])),
    )
  await expect.poll(modes).toEqual(['showing'])
  const way = chapters.getByRole('button', { name: longTitle })
  await way.focus()
  await visitors.keyboard.press('Enter')
  await expect.poll(() => inFilm(visitors, ({ currentTime }) => currentTime)).toBe(4)
  await expect.poll(() => way.getAttribute('aria-current')).toBe('true')
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
  for (const viewport of [desktop, lying, phone]) {
    await visitors.setViewportSize(viewport)
    expect(await heightOf(way.getByText('0:04'))).toBeLessThan(30)
    expect(await heightOf(visitors.locator('dialog video'))).toBeGreaterThan(viewport.height * 0.4)
    expect(await accessibilityProblems(visitors)).toEqual([])
    expect(await overlaps(visitors)).toEqual([])
  }
})
