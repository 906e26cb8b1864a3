import { parseArgs } from 'node:util'
import { writeBackup } from './archive/write-backup.ts'
import { connect, portalOptions } from './lib/connect.ts'
import { passphraseOption, readPassphrase } from './lib/passphrase.ts'
import { main, StopError } from './lib/stop-error.ts'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Milliseconds between two lines of how far it is. */
const reportEvery = 5_000

/**
 * `npm run backup -- --to <folder> [--project <id>] [--masked] [--passphrase-file <file>]`: writes an archive of a portal
 * (docs/decisions/041), encrypted where the file or `BACKUP_PASSPHRASE` has a passphrase, of the running emulators or, with the credentials of `gcloud auth application-default login`, of a project.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      ...portalOptions,
      ...passphraseOption,
      to: { type: 'string' },
      masked: { type: 'boolean', default: false },
    },
  })
  const { project, to, masked } = values
  if (!to) throw new StopError('Name the folder of the backup: npm run backup -- --to <folder>')
  // It holds addresses and hashes: no other user of this machine may read it.
  process.umask(0o077)
  const passphrase = readPassphrase(values['passphrase-file'])
  const { db, bucket } = connect(project, values.bucket)
  let reportedAt = Date.now()
  const { manifest, fetched, fetchedBytes, unknown } = await writeBackup(
    { db, bucket, project },
    to,
    { masked, passphrase },
    (done, of) => {
      if (Date.now() - reportedAt < reportEvery) return
      reportedAt = Date.now()
      console.log(`${done} of ${of} objects …`)
    },
  )
  const { collections, documents = {}, objects, backup } = manifest
  const all = Object.values(objects)
  for (const [name, count] of Object.entries(collections)) console.log(`${name}: ${count}`)
  console.log(
    `${sum(Object.values(collections))} documents, ${megabytes(sum(Object.values(documents).map(({ size }) => size)))}; ${all.length} objects, ${megabytes(sum(all.map(({ size }) => size)))}, of which ${fetched} were fetched, ${megabytes(fetchedBytes)}.`,
  )
  for (const path of backup?.missing ?? [])
    console.log(`${path} is named by a document, and Storage does not have it.`)
  if (unknown.length > 0)
    console.log(`Not in it, since this release does not know these collections: ${unknown.join(', ')}.`)
  console.log(
    `${to} has ${project} as of ${backup?.readTime}${masked ? ', masked' : ''}${passphrase ? ', encrypted' : ''}; every file was read back.`,
  )
  await db.terminate()
  return 0
})
