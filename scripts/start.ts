import { buildFunctions, buildWeb } from './build.ts'
import { uiIsCached } from './emulators/downloads.ts'
import { startEmulators } from './emulators/launcher.ts'
import { address } from './emulators/ports.ts'
import { demoData } from './lib/demo-data.ts'
import { main } from './lib/stop-error.ts'
import { welcome } from './lib/welcome.ts'

/** Builds what changed, starts the portal on the emulators with the demo data, and stays until Ctrl-C. */
await main(async () => {
  await buildFunctions()
  await buildWeb()
  console.log('Starting the emulators …')
  if (!uiIsCached())
    console.log('The Emulator UI stays off: it is not downloaded (npx firebase setup:emulators:ui).')
  const emulators = await startEmulators(demoData())
  console.log(welcome(`http://${address('hosting')}`))
  return (await emulators.exited) ?? 0
})
