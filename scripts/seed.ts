import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { createStores } from '../functions/src/create-platform.ts'
import { systemClock } from '../functions/src/platform/clock.ts'
import { loadArchive } from './archive/load-archive.ts'
import { type Archive, readArchive } from './archive/read-archive.ts'
import { writeManifest } from './archive/write-manifest.ts'
import { buildFunctions } from './build.ts'
import { PROJECT } from './emulators/cli.ts'
import { startEmulators } from './emulators/launcher.ts'
import { address, portsOf, refuseTakenPorts } from './emulators/ports.ts'
import { DEMO, EMULATOR_DATA, EMULATOR_HOME } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'

/** The functions make the renditions of photos, as of any upload. */
const only = ['auth', 'firestore', 'functions', 'storage'] as const

/** DESIGN §7. */
const maxBytes = 30 * 1024 * 1024

/** Where the emulators export to; it takes the old data's place only when it is complete and small enough. */
const fresh = join(EMULATOR_HOME, 'seed-export')

function bytesIn(folder: string): number {
  const files = globSync('**', { cwd: folder }).map((file) => statSync(join(folder, file)))
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
}

/** Loads the archive into emulators that run. */
async function loadIntoEmulators(archive: Archive): Promise<void> {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    METADATA_SERVER_DETECTION: 'none', // the SDK would look for credentials, which emulators do not need
  })
  // The bucket that functions on the emulators have by default.
  initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` })
  const stores = createStores()
  await loadArchive(archive, { ...stores, clock: systemClock })
  await stores.db.terminate()
}

/** Loads the demo data (demo/) into emulators of its own, and exports it to emulator-data. */
async function seed(): Promise<number> {
  const started = Date.now()
  // What would stop it after a minute of work stops it now.
  await refuseTakenPorts(portsOf(only))
  const archive = await readArchive(DEMO)
  await buildFunctions()
  rmSync(fresh, { recursive: true, force: true })
  const emulators = await startEmulators({ only, exportOnExit: fresh })
  console.log(`Loading ${DEMO} …`)
  try {
    await loadIntoEmulators(archive)
  } finally {
    await emulators.stop()
  }
  if (!existsSync(join(fresh, 'firebase-export-metadata.json')))
    throw new StopError('The emulators ended without an export; .firebase/emulators/emulators.log says why.')
  const bytes = bytesIn(fresh)
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  if (bytes > maxBytes)
    throw new StopError(
      `The demo data has ${megabytes} MB, more than the 30 MB allowed; nothing was replaced.`,
    )
  rmSync(EMULATOR_DATA, { recursive: true, force: true })
  renameSync(fresh, EMULATOR_DATA)
  console.log(`emulator-data is ready: ${megabytes} MB in ${Math.round((Date.now() - started) / 1000)} s.`)
  return 0
}

/** After demo/ was edited by hand. */
async function describe(): Promise<number> {
  await writeManifest(DEMO)
  console.log('demo/manifest.json says what is there; npm run seed loads it.')
  return 0
}

await main(process.argv.includes('--describe') ? describe : seed)
