import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { PROJECT } from './emulators/cli.ts'
import { address } from './emulators/ports.ts'
import { migrate } from './lib/migrate.ts'
import { main } from './lib/stop-error.ts'

/**
 * `npm run migrate -- <collection> [--project <id>]`: rewrites stored documents in today's shape and makes their search index
 * again, on the running emulators or, with the credentials of `gcloud auth application-default login`, on a project.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: PROJECT } },
    allowPositionals: true,
  })
  const [collection = ''] = positionals
  if (values.project === PROJECT) process.env.FIRESTORE_EMULATOR_HOST ??= address('firestore')
  const db = getFirestore(initializeApp({ projectId: values.project }))
  const { read, written } = await migrate(db, collection, (done) =>
    console.log(`${done.read} read, ${done.written} rewritten …`),
  )
  console.log(
    `${collection} of ${values.project} is up to date: ${read} documents read, ${written} rewritten.`,
  )
  await db.terminate()
  return 0
})
