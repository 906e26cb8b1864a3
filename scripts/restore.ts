import { parseArgs } from 'node:util'
import { systemClock } from '../functions/src/platform/clock.ts'
import { emptyEmulators } from './archive/empty-emulators.ts'
import { restoreArchive } from './archive/restore-archive.ts'
import { PROJECT } from './emulators/cli.ts'
import { connect, portalOptions } from './lib/connect.ts'
import { passphraseOption, readPassphrase } from './lib/passphrase.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run restore -- --from <folder> [--project <id>] [--passphrase-file <file>]`: loads an archive, of which an encrypted one
 * needs its passphrase (else `BACKUP_PASSPHRASE`), into an empty portal (docs/decisions/041): into the
 * running emulators, of which `--replace` takes away what they hold, or, with the credentials of
 * `gcloud auth application-default login`, into a project.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      ...portalOptions,
      ...passphraseOption,
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  })
  const { project, from, replace } = values
  if (!from) throw new StopError('Name the folder of the archive: npm run restore -- --from <folder>')
  if (replace && project !== PROJECT)
    throw new StopError('--replace is for the emulators: nothing here empties a project.')
  const { db, objects, bucket } = connect(project, values.bucket)
  const empty = async () => {
    if (replace) await emptyEmulators(project, bucket)
  }
  const passphrase = readPassphrase(values['passphrase-file'])
  const loaded = await restoreArchive(from, { db, objects, clock: systemClock }, empty, passphrase)
  console.log(`${project} has what ${from} holds: ${loaded.documents} documents, ${loaded.objects} objects.`)
  await db.terminate()
  return 0
})
