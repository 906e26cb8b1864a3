import { expect, it } from 'vitest'
import { screens } from '../../scripts/lib/screens.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { appReady, useBrowser } from '../support/browser.ts'
import { inParallel } from '../support/client.ts'
import { hebrewTexts, searchedInHebrew, seeHebrew } from '../support/right-to-left.ts'

const { visit } = useBrowser({ expected: /status of 404/ })

/** Screens without texts that a user wrote. */
const without =
  /not-found|^(terms|privacy|cookie-policy|profile|forgot-password|set-up|invitation|get-start|rate|room-without-link|download|download-invalid|zip-empty|verification|account-deletion|sonata-.*|key-.*|member-card|dashboard|tool-.*-add|tool-photos-upload|tool-sonata|tool-bin)$/
const all = screens.filter(({ name }) => !without.test(name))

/** Screens of one story. */
const together = 20
const stories = [...new Set(all.map(({ persona }) => persona))].flatMap((persona) => {
  const own = all.filter((screen) => screen.persona === persona)
  return Array.from({ length: Math.ceil(own.length / together) }, (_, at) => ({
    ...{ persona, who: persona ?? 'a visitor', part: at + 1 },
    screens: own.slice(at * together, (at + 1) * together),
  }))
})

it.each(stories)(
  'what people wrote has the direction of its own letters wherever $who sees it, part $part',
  async ({ persona, screens }) => {
    const { context } = await visit('about:blank', { persona })
    await seeHebrew(context)
    const look = async ({ name, path, press }: (typeof all)[number]) => {
      const page = await context.newPage()
      await page.goto(searchedInHebrew(path))
      await appReady(page)
      await settled(page)
      if (press) await page.getByRole('button', { name: press }).first().click()
      await expect.poll(async () => (await hebrewTexts(page)).count, { message: name }).toBeGreaterThan(0)
      expect.soft((await hebrewTexts(page)).stray, name).toEqual([])
      await page.close()
    }
    await inParallel(screens.length, 3, async (at) => {
      const screen = screens[at]
      if (screen) await look(screen)
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  120_000,
)
