import { revisionOf } from '../content/revision.ts'
import type { Handler } from '../platform/handler.ts'
import { findSetup } from './setup.ts'

/** What of the set-up is done. */
export const get_setup: Handler<'get_setup'> = async ({ platform: { db } }) => {
  const setup = await findSetup(db)
  if (setup === null || setup.startedAt === null) return { steps: null }
  const [settings, albums] = await Promise.all([
    db.doc('settings/site').get(),
    db.collection('albums').limit(1).get(),
  ])
  return {
    steps: { settings: revisionOf(settings) > 0, mail: setup.mailedAt !== null, album: !albums.empty },
  }
}
