import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { systemClock } from '../functions/src/platform/clock.ts'
import { PROJECT } from './emulators/cli.ts'
import { adminExists, makeFirstAdmin } from './lib/first-admin.ts'
import { portalOrigin } from './lib/portal-origin.ts'
import { setUpLink } from './lib/set-up-link.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run first-admin -- --project <id>`: prints the link that sets up a portal without an admin. With `--user <name>` a
 * verified member becomes the first admin instead. Both with the credentials of `gcloud auth application-default login`; what is
 * printed is told once.
 */
await main(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, user: { type: 'string' } } })
  const { project, user } = values
  if (!project || project === PROJECT)
    throw new StopError(
      `Name your project, and a member if one is to be it: npm run first-admin -- --project <id> [--user <name>] (${PROJECT} has admins)`,
    )
  const db = getFirestore(initializeApp({ projectId: project }))
  const platform = { db, clock: systemClock }
  if (!user) {
    const link = await setUpLink(platform, portalOrigin(project))
    if (!link) throw new StopError(adminExists)
    console.log(`Good for an hour, and once:\n  ${link}`)
    await db.terminate()
    return 0
  }
  const { adid, password } = await makeFirstAdmin(platform, user)
  console.log(`${user} is an admin now. Written down nowhere, so note it:`)
  console.log(`  admin id                 ${adid}`)
  console.log(
    `  first admin password     ${password}   (another one is asked for at the first admin sign-in)`,
  )
  await db.terminate()
  return 0
})
