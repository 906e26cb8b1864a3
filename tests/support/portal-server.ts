import { pathToFileURL } from 'node:url'
import { PROJECT } from '../../scripts/emulators/cli.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'
import { builtAssets, withNamedAssets } from '../../scripts/lib/named-assets.ts'
import { inRoot, ROOT } from '../../scripts/lib/paths.ts'
import { workerPortal } from '../../scripts/lib/worker-portal.ts'
import { generatedSecrets } from '../../scripts/suites/generated-secrets.ts'
import { controlServer } from './control-server.ts'
import { copyDemo } from './demo-copy.ts'

// A process of its own (scripts/suites/worker-portals.ts): the portal of one worker, which each file of tests resets.

const { project, port, controlPort } = workerPortal(Number(process.argv[2]))

const { startNodeRuntime }: typeof import('../../functions/src/runtime/node.ts') = await import(
  pathToFileURL(inRoot('functions', 'lib', 'node.js')).href
)

const runtime = await startNodeRuntime({
  hosting: withNamedAssets(readFirebaseConfig(), builtAssets()).hosting,
  root: ROOT,
  // An API key that names its project: auth-projects.mjs.
  project: { projectId: project, storageBucket: `${project}.appspot.com`, apiKey: project },
  port,
})

const demo = await copyDemo(PROJECT, project)

/** What the tests had the portal make up so far, which no log may have in it. */
const secrets = new Set<string>()
const noteSecrets = async () => {
  for (const secret of await generatedSecrets(project)) secrets.add(secret)
}

await controlServer(controlPort, {
  async '/reset'() {
    await Promise.all([runtime.pause(), noteSecrets()])
    await demo.restore()
    await runtime.resume()
  },
  async '/restart'() {
    await runtime.pause()
    await runtime.resume()
  },
  async '/secrets'() {
    await noteSecrets()
    return [...secrets]
  },
})
process.send?.('ready')

process.once('disconnect', () => process.exit())
