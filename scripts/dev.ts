import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { watchFunctions } from './build.ts'
import { startEmulators } from './emulators/launcher.ts'
import { withDatabase } from './emulators/with-database.ts'
import { demoData } from './lib/demo-data.ts'
import { addDemoFigures } from './lib/demo-figures.ts'
import { childEnv, inRoot } from './lib/paths.ts'
import { main } from './lib/stop-error.ts'
import { onStopSignal } from './lib/stop-signals.ts'
import { welcome } from './lib/welcome.ts'

const VITE = 'http://127.0.0.1:5173'

/** The portal with reloading: functions rebuilt at every change, the web app served by Vite, which hands /api on to Hosting. */
await main(async () => {
  mkdirSync(inRoot('web', 'dist'), { recursive: true }) // Hosting only proxies /api here, but needs its folder
  const endWatch = await watchFunctions()
  console.log('Starting the emulators …')
  const emulators = await startEmulators(demoData())
  await withDatabase(addDemoFigures)
  const vite = spawn('vite', [], { cwd: inRoot('web'), env: childEnv(), stdio: 'inherit' })
  const viteEnded = once(vite, 'exit')
  const unregister = onStopSignal(() => vite.kill())
  console.log(welcome(VITE))

  await Promise.race([emulators.exited, viteEnded])
  unregister()
  vite.kill()
  await Promise.all([emulators.stop(), viteEnded, endWatch()])
  return 0
})
