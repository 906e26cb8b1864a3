import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startEmulators } from './emulators/launcher.ts'
import { portsOf, refuseTakenPorts } from './emulators/ports.ts'
import { ensureFfmpeg } from './lib/ffmpeg.ts'
import { EMULATOR_DATA, EMULATOR_HOME } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'
import { demoParts } from './seed/demo-parts.ts'
import { writeDemoData } from './seed/write.ts'

const only = ['auth', 'firestore', 'storage'] as const

/** DESIGN §7. */
const mostBytes = 30 * 1024 * 1024

/** Where the emulators export to; it takes the old data's place only when it is complete and small enough. */
const fresh = join(EMULATOR_HOME, 'seed-export')

function bytesIn(folder: string): number {
  const files = globSync('**', { cwd: folder }).map((file) => statSync(join(folder, file)))
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
}

/** Makes the demo data anew, through emulators of its own, and exports it to emulator-data. */
await main(async () => {
  const started = Date.now()
  // What would stop it after minutes of work stops it now.
  await refuseTakenPorts(portsOf(only))
  await ensureFfmpeg()
  const demo = await demoParts((step) => console.log(`Making ${step} …`))
  console.log(`Writing ${demo.documents.length} documents and ${demo.objects.length} files …`)
  rmSync(fresh, { recursive: true, force: true })
  const emulators = await startEmulators({ only, exportOnExit: fresh })
  try {
    await writeDemoData(demo)
  } finally {
    await emulators.stop()
  }
  if (!existsSync(join(fresh, 'firebase-export-metadata.json')))
    throw new StopError('The emulators ended without an export; .firebase/emulators/emulators.log says why.')
  const bytes = bytesIn(fresh)
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  if (bytes > mostBytes)
    throw new StopError(
      `The demo data has ${megabytes} MB, more than the 30 MB allowed; nothing was replaced.`,
    )
  rmSync(EMULATOR_DATA, { recursive: true, force: true })
  renameSync(fresh, EMULATOR_DATA)
  console.log(`emulator-data is ready: ${megabytes} MB in ${Math.round((Date.now() - started) / 1000)} s.`)
  return 0
})
