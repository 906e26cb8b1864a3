import { logger } from 'firebase-functions'
import { onRequest } from 'firebase-functions/v2/https'
import * as config from './config.ts'
import { portalApi } from './create-api.ts'
import { createPlatform } from './create-platform.ts'
import { keepBodiesRaw } from './http/raw-bodies.ts'
import type { Api, CallLog } from './http/router.ts'
import { serve } from './http/serve.ts'
import { isEmulator, refuseStrayEmulators } from './platform/environment.ts'

refuseStrayEmulators()
keepBodiesRaw()

function log({ error, ...entry }: CallLog): void {
  if (error === undefined) logger.info('call', entry)
  else logger.error('call failed', { ...entry, error: error instanceof Error ? error.stack : String(error) })
}

/** Built at the first request, since parameters and secrets have no value while the CLI only lists the functions. */
let built: { api: Api; db: FirebaseFirestore.Firestore } | undefined
function build() {
  const platform = createPlatform({
    appSecret: config.appSecret.value(),
    mail: {
      origin: config.emailjsOrigin.value(),
      serviceId: config.emailjsService.value(),
      publicKey: config.emailjsPublicKey.value(),
      privateKey: config.emailjsPrivateKey.value(),
    },
  })
  return { api: portalApi(platform, config.forwardedHops.value(), log), db: platform.db }
}

/** Every call of the portal, behind the Hosting rewrite `/api/**` (DESIGN §4). */
export const api = onRequest(
  {
    region: 'us-central1',
    cors: false,
    invoker: 'public',
    concurrency: 80,
    memory: '512MiB',
    timeoutSeconds: 60,
    secrets: [config.appSecret, config.emailjsPrivateKey],
  },
  async (request, response) => {
    built ??= build()
    if (isEmulator()) {
      const { catchMail } = await import('./dev/mail-catcher.ts')
      if (await catchMail(built.db, request, response)) return
    }
    await serve(built.api, request, response)
  },
)
