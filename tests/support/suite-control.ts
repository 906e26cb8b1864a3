import { deleteApp, initializeApp } from 'firebase-admin/app'
import { SUITE_PORTAL } from '../../scripts/lib/worker-portal.ts'
import { controlServer } from './control-server.ts'
import { copyDemo } from './demo-copy.ts'
import { pointAtEmulators } from './point-at-emulators.ts'

/** The project that has the demo data while tests change that of the suite. */
const SPARE = `${SUITE_PORTAL.project}-spare`

/** Before the files of project `suite`: takes their requests to reset the portal of the Emulator Suite. */
export async function setup(): Promise<() => Promise<void>> {
  const { project, controlPort } = SUITE_PORTAL
  pointAtEmulators(project)
  const app = initializeApp({ projectId: project })
  const spare = await copyDemo(project, SPARE)
  await spare.restore()
  const demo = await copyDemo(SPARE, project)
  const server = await controlServer(controlPort, { '/reset': demo.restore })
  return async () => {
    server.close()
    await deleteApp(app)
  }
}
