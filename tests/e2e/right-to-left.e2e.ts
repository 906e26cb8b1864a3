import { expect, it } from 'vitest'
import { screens } from '../../scripts/lib/screens.ts'
import { useBrowser } from '../support/browser.ts'
import { inParallel } from '../support/client.ts'
import { hebrewTexts, searchedInHebrew, seeHebrew } from '../support/right-to-left.ts'

const { visit } = useBrowser({ expected: /status of 404/ })

/** Screens on which nothing stands that somebody wrote. */
const without =
  /not-found|^(terms|privacy|cookie-policy|profile|forgot-password|set-up|get-start|rate|download|download-invalid|zip-empty|verification|account-deletion|sonata-.*|key-.*|member-card|dashboard|tool-.*-add|tool-photos-upload|tool-sonata|tool-bin)$/
const all = (await screens()).filter(({ name }) => !without.test(name))
const personas = [...new Set(all.map(({ persona }) => persona))]

it.each(personas)(
  'what people wrote has the direction of its own letters wherever %s sees it',
  async (persona) => {
    const { context } = await visit('about:blank', { persona })
    await seeHebrew(context)
    const own = all.filter((screen) => screen.persona === persona)
    const look = async ({ name, path, press }: (typeof all)[number]) => {
      const page = await context.newPage()
      await page.goto(searchedInHebrew(path))
      await page.waitForLoadState('networkidle')
      if (press) await page.getByRole('button', { name: press }).first().click()
      await expect.poll(async () => (await hebrewTexts(page)).count, { message: name }).toBeGreaterThan(0)
      expect.soft((await hebrewTexts(page)).stray, name).toEqual([])
      await page.close()
    }
    await inParallel(own.length, 3, async (at) => {
      const screen = own[at]
      if (screen) await look(screen)
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  120_000,
)
