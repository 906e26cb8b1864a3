import type { Settings } from '@dlm/contract/settings/settings.schema'
import { lazy } from '../../functions/src/platform/lazy.ts'
import { PROJECT } from '../emulators/cli.ts'
import { connect } from './connect.ts'
import { PORTAL } from './screens.ts'

/** Two studios as different from the shipped one as the settings allow: of photographs, without software; of sound, with long names. */
const exampleBrands = {
  quayside: {
    product: 'Quayside',
    company: 'Quayside Pictures',
    line: 'Photographs and films of the coast, since 1998.',
    colour: '#0b6b6b',
    font: 'classic',
    decorationYear: '',
    hidden: ['products', 'sonata', 'services'],
  },
  aurora: {
    product: 'Aurora Sound & Light Cooperative',
    company: 'Aurora Sound & Light Cooperative of the Northern Valleys',
    line: 'Recordings, mixes and light for stages that are far from everywhere.',
    colour: '#b3261e',
    font: 'warm',
    hidden: ['events', 'ratings'],
  },
} as const satisfies Record<string, Partial<Settings>>

type ExampleBrand = keyof typeof exampleBrands
export const exampleBrandNames = Object.keys(exampleBrands) as ExampleBrand[]

/** Milliseconds within which every page has new settings. */
const timeoutMs = 30_000

/** The settings that the landing was rendered with. */
async function shownSettings(): Promise<Partial<Settings>> {
  const page = await (await fetch(PORTAL)).text()
  const [, settings] = /<script id="settings" type="application\/json">(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(settings ?? '{}')
}

/** Does work on the emulated portal while it has the settings of a brand; then it has those again that it had. */
export async function withBrand(name: ExampleBrand, work: () => Promise<void>): Promise<void> {
  const site = connected().db.doc('settings/site')
  const before = (await site.get()).data()
  const changed: Partial<Settings> = exampleBrands[name]
  await site.set({ changed, revision: 1 })
  try {
    const startedAt = Date.now()
    while ((await shownSettings()).product !== changed.product) {
      if (Date.now() - startedAt > timeoutMs) throw new Error(`the pages do not show the brand ${name}`)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    await work()
  } finally {
    await (before ? site.set(before) : site.delete())
  }
}

const connected = lazy(() => connect(PROJECT))
