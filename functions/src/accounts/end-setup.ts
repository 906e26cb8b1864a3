import type { Handler } from '../platform/handler.ts'
import { setupRef } from './setup.ts'

/** Ends the set-up: its steps are shown no longer. */
export const end_setup: Handler<'end_setup'> = async ({ platform: { db } }) => {
  await setupRef(db).delete()
  return {}
}
