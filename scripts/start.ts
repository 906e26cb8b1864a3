import { parseArgs } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { systemClock } from '../functions/src/platform/clock.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { uiIsCached } from './emulators/downloads.ts'
import { startEmulators } from './emulators/launcher.ts'
import { address } from './emulators/ports.ts'
import { withDatabase } from './emulators/with-database.ts'
import { demoData } from './lib/demo-data.ts'
import { addDemoFigures } from './lib/demo-figures.ts'
import { setUpLink } from './lib/set-up-link.ts'
import { main } from './lib/stop-error.ts'
import { welcome, welcomeToSetUp } from './lib/welcome.ts'

const portal = `http://${address('hosting')}`

/**
 * Builds what changed, starts the portal on the emulators with the demo data and sixty days of figures, and stays until Ctrl-C. `--empty` starts it without
 * any data, and prints the link that sets it up.
 */
await main(async () => {
  const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
  await buildFunctions()
  await buildWeb()
  console.log('Starting the emulators …')
  if (!uiIsCached())
    console.log('The Emulator UI stays off: it is not downloaded (npx firebase setup:emulators:ui).')
  const emulators = await startEmulators(values.empty ? {} : demoData())
  if (!values.empty) await withDatabase(addDemoFigures)
  console.log(values.empty ? welcomeToSetUp(portal, await withDatabase(emptyPortalLink)) : welcome(portal))
  return (await emulators.exited) ?? 0
})

/** The link that sets up the emulated portal, which has no admin. */
async function emptyPortalLink(db: Firestore): Promise<string> {
  return (await setUpLink({ db, clock: systemClock }, portal)) ?? ''
}
