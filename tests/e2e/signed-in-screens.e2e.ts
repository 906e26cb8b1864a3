import { it } from 'vitest'
import { screens } from '../../scripts/lib/screens.ts'
import { useBrowser } from '../support/browser.ts'
import { expectWellMade } from '../support/screen.ts'

const { visit } = useBrowser({ expected: /status of 404/ })
const signedIn = screens.filter(({ persona }) => persona)

it.each(signedIn)('$name is well made', async (screen) => {
  await expectWellMade(visit, screen)
})
