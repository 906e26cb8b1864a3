import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildFunctions, buildWeb } from './build.ts'
import { PROJECT } from './emulators/cli.ts'
import { allowFetching } from './lib/bucket-cors.ts'
import { deployConfig } from './lib/deploy-config.ts'
import { readFirebaseConfig } from './lib/firebase-config.ts'
import { builtAssets, withNamedAssets } from './lib/named-assets.ts'
import { inRoot } from './lib/paths.ts'
import { portalOrigin } from './lib/portal-origin.ts'
import { run } from './lib/run.ts'
import { main, StopError } from './lib/stop-error.ts'
import { conclude, runSuites } from './suites/run-suites.ts'
import { PLAIN_SUITES } from './suites/suites.ts'

/**
 * `npm run deploy -- --project <id>`: checks, builds, deploys, and lets pages fetch the bucket's files. `--only hosting` and
 * the like go on to the CLI; `--bucket` names one that is not the project's usual.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, only: { type: 'string' }, bucket: { type: 'string' } },
  })
  const { project, only, bucket } = values
  if (!project || project === PROJECT) {
    throw new StopError(
      `${PROJECT} exists in the emulators only. Name your project: npm run deploy -- --project <id>`,
    )
  }
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
  return code
})
