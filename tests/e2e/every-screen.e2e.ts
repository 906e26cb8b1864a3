import { expect, it } from 'vitest'
import { screens } from '../../scripts/lib/screens.ts'
import { useBrowser } from '../support/browser.ts'
import { expectWellMade } from '../support/screen.ts'

const { visit } = useBrowser({ expected: /status of 404/ })
const publicScreens = screens.filter(({ persona }) => !persona)

/** The screens by their titles: no two have the same, but a list and its searches. */
const titled = new Map<string, string>()

it.each(publicScreens)('$name is well made', async (screen) => {
  const title = await expectWellMade(visit, screen)
  if (/^news-(search|nothing)/.test(screen.name)) return
  expect(titled.get(title) ?? screen.name, `has the title ${title}`).toBe(screen.name)
  titled.set(title, screen.name)
})
