import type { Handler } from '../platform/handler.ts'

/** Saves the member's theme (SPEC §4). */
const theme: Handler<'theme'> = async ({ platform, caller }, { theme }) => {
  await platform.db.doc(`users/${caller.uid}`).update({ theme })
  return {}
}

/** Handlers of the site domain. */
export const siteHandlers = {
  theme,
}
