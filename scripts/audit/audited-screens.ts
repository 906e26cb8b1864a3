import type { ScreenAddress } from '../lib/screens.ts'
import { StopError } from '../lib/stop-error.ts'

/** The public entry screens, by their names in lib/screens.ts: whatever stands here has to keep the budgets. */
const AUDITED = [
  'landing',
  'home',
  'explore',
  'news-area',
  'read-news',
  'view-products',
  'services',
  'view-albums',
  'view-events',
]

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

/**
 * The audited screens, or those of them that a wanted path names; a query in it does not count.
 * @throws StopError naming what can be asked for
 */
export function chooseScreens(
  screens: readonly ScreenAddress[],
  wanted: readonly string[],
): readonly ScreenAddress[] {
  const audited = screens.filter(({ name }) => AUDITED.includes(name))
  const paths = audited.map(({ path }) => withoutQuery(path))
  const unknown = wanted.filter((path) => !paths.includes(withoutQuery(path)))
  if (unknown.length > 0)
    throw new StopError(`Not audited: ${unknown.join(', ')}. There are: ${paths.join(', ')}`)
  const chosen = wanted.map(withoutQuery)
  return audited.filter(({ path }) => chosen.length === 0 || chosen.includes(withoutQuery(path)))
}
