import { expect, it } from 'vitest'
import { screens } from '../../scripts/lib/screens.ts'
import { useBrowser } from '../support/browser.ts'
import { hebrewTexts, searchedInHebrew, seeHebrew } from '../support/right-to-left.ts'

const { visit } = useBrowser({ expected: /status of 404/ })

/** Screens on which nothing stands that somebody wrote. */
const without =
  /not-found|^(terms|privacy|cookie-policy|profile|forgot-password|get-start|rate|download|download-invalid|zip-empty|verification|account-deletion|sonata-.*|key-.*|member-card|dashboard|tool-.*-add|tool-photos-upload|tool-sonata|tool-bin)$/
const all = (await screens()).filter(({ name }) => !without.test(name))
const personas = [...new Set(all.map(({ persona }) => persona))]

it.each(personas)(
  'what people wrote has the direction of its own letters wherever %s sees it',
  async (persona) => {
    const { page } = await visit('about:blank', { persona })
    await seeHebrew(page)
    for (const { name, path, press } of all.filter((screen) => screen.persona === persona)) {
      await page.goto(searchedInHebrew(path))
      await page.waitForLoadState('networkidle')
      if (press) await page.getByRole('button', { name: press }).first().click()
      await expect.poll(async () => (await hebrewTexts(page)).count, { message: name }).toBeGreaterThan(0)
      expect.soft((await hebrewTexts(page)).stray, name).toEqual([])
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  120_000,
)
