import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { systemClock } from '../functions/src/platform/clock.ts'
import { PROJECT } from './emulators/cli.ts'
import { adminExists, makeFirstAdmin } from './lib/first-admin.ts'
import { portalOrigin } from './lib/portal-origin.ts'
import { resetFactor } from './lib/reset-factor.ts'
import { setUpLink } from './lib/set-up-link.ts'
import { main, StopError } from './lib/stop-error.ts'

/**
 * `npm run first-admin -- --project <id>`: prints the link that sets up a portal without an admin. With `--user <name>` a
 * verified member becomes the first admin instead. With `--user <name> --reset-factor` the second factor of that account is taken
 * away, for an admin who has lost the app and the recovery codes. All with the credentials of `gcloud auth application-default
 * login`; it is printed only once.
 */
await main(async () => {
  const options = {
    project: { type: 'string' },
    user: { type: 'string' },
    'reset-factor': { type: 'boolean' },
  } as const
  const { project, user, 'reset-factor': isReset } = parseArgs({ options }).values
  if (isReset && !user) throw new StopError('Name whose second factor is to go: --user <name>')
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
  if (isReset) {
    await resetFactor(platform, user)
    console.log(
      `${user} has no second factor any more: the admin id and the admin password open the dashboard.`,
    )
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
