import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { systemClock } from '../functions/src/platform/clock.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { PROJECT } from './emulators/cli.ts'
import { allowFetching } from './lib/bucket-cors.ts'
import { deployConfig } from './lib/deploy-config.ts'
import { type EnvironmentName, type Intended, projectOf, refusals } from './lib/environments.ts'
import { readFirebaseConfig } from './lib/firebase-config.ts'
import { builtAssets, withNamedAssets } from './lib/named-assets.ts'
import { inRoot } from './lib/paths.ts'
import { portalOrigin } from './lib/portal-origin.ts'
import { capture, run } from './lib/run.ts'
import { setUpLink } from './lib/set-up-link.ts'
import { main, StopError } from './lib/stop-error.ts'
import { conclude, runSuites } from './suites/run-suites.ts'
import { PLAIN_SUITES } from './suites/suites.ts'

/**
 * `npm run deploy -- --env staging|production`, or `--project <id>`: checks, builds, deploys, and lets pages fetch the bucket's
 * files. `--only hosting` and the like are passed to the CLI; `--bucket` names one that is not the project's usual.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      env: { type: 'string' },
      only: { type: 'string' },
      bucket: { type: 'string' },
    },
  })
  const { only, bucket } = values
  const { project, env } = projectOf(values, readAliases())
  const against = refusals(await intended(project, env))
  if (against.length > 0) throw new StopError(`Not deployed to ${env}.\n${against.join('\n')}`)
  if (conclude(await runSuites(PLAIN_SUITES)) !== 0)
    throw new StopError('Not deployed: mend what failed first.')
  await buildFunctions()
  await buildWeb(project)
  const config = inRoot('firebase.deploy.json')
  writeFileSync(
    config,
    `${JSON.stringify(withNamedAssets(deployConfig(readFirebaseConfig()), builtAssets()), null, 2)}\n`,
  )
  const args = ['deploy', '--project', project, '--config', config, ...(only ? ['--only', only] : [])]
  const { code } = await run('firebase', args)
  if (code === 0 && (!only || only.split(',').includes('storage')))
    await allowFetching(project, bucket ?? `${project}.firebasestorage.app`, portalOrigin(project))
  if (code === 0) await offerSetUp(project)
  return code
})

/** Prints the link that sets up the portal, as long as it has no admin. The deploy does not fail with it. */
async function offerSetUp(project: string): Promise<void> {
  const db = getFirestore(initializeApp({ projectId: project }, 'set-up'))
  try {
    const link = await setUpLink({ db, clock: systemClock }, portalOrigin(project))
    if (link) console.log(`The portal has no admin yet. Set it up, within the hour: ${link}`)
  } catch (error) {
    console.error(
      `Deployed. Whether the portal has an admin could not be read (${error instanceof Error ? error.message : error}): npm run first-admin -- --project ${project} prints the link that sets it up.`,
    )
  } finally {
    await db.terminate()
  }
}

/** The projects that `.firebaserc` names. */
function readAliases(): Record<string, string> {
  const { projects } = JSON.parse(readFileSync(inRoot('.firebaserc'), 'utf8')) as {
    projects: Record<string, string>
  }
  return projects
}

/** What would be deployed. */
async function intended(project: string, env: EnvironmentName): Promise<Intended> {
  const read = (file: string) => readFileSync(inRoot('functions', file), 'utf8')
  const { output } = await capture('git', ['status', '--porcelain'])
  return {
    env,
    changes: output,
    settings: existsSync(inRoot('functions', `.env.${project}`)) ? read(`.env.${project}`) : null,
    demo: `${read(`.env.${PROJECT}`)}\n${read('.secret.local')}`,
  }
}
