import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { systemClock } from '../functions/src/platform/clock.ts'
import { PROJECT } from './emulators/cli.ts'
import { makeFirstAdmin } from './lib/first-admin.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run first-admin -- --project <id> --user <name>`: makes a verified member the first admin, with the credentials of
 * `gcloud auth application-default login`. What it prints is told once.
 */
await main(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, user: { type: 'string' } } })
  const { project, user } = values
  if (!project || project === PROJECT || !user)
    throw new StopError(
      `Name your project and a member: npm run first-admin -- --project <id> --user <name> (${PROJECT} has admins)`,
    )
  const db = getFirestore(initializeApp({ projectId: project }))
  const { adid, password } = await makeFirstAdmin({ db, clock: systemClock }, user)
  console.log(`${user} is an admin now. Written down nowhere, so note it:`)
  console.log(`  admin id                 ${adid}`)
  console.log(
    `  first admin password     ${password}   (another one is asked for at the first admin sign-in)`,
  )
  await db.terminate()
  return 0
})
