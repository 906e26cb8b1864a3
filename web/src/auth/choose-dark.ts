import { setDark } from '../lib/theme.ts'
import { loadAuthClient } from './load-auth-client.ts'
import { currentSession } from './session.ts'

/**
 * Switches the theme. A member's choice is posted first, and only a success switches anything; a
 * failure is silently ignored, as documented (SPEC §4, §8).
 */
export async function chooseDark(dark: boolean): Promise<void> {
  if (currentSession() && !(await postTheme(dark))) return
  setDark(dark)
}

function postTheme(dark: boolean): Promise<boolean> {
  return loadAuthClient().then(
    ({ saveTheme }) => saveTheme(dark),
    () => false,
  )
}
