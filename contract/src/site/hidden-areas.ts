import type { Area } from '../brand/areas.ts'
import { applySettings } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { followTimeZone } from '../format/time-zone.ts'
import { kinds, kindsWith } from '../kinds/kinds.ts'
import { locateAreas } from './offered.ts'
import { screens } from './screens.ts'

/** Which areas an address shows. Others are there whatever is hidden. */
const areasOf = Object.fromEntries([
  ...Object.entries(screens).map(([address, { areas }]) => [address, areas]),
  ...kindsWith('feed').map((name) => [kinds[name].feed, [kinds[name].area]]),
  ...kindsWith('calendar').map((name) => [kinds[name].calendar, [kinds[name].area]]),
]) as Readonly<Record<string, readonly Area[] | undefined>>

function areasAt(address: string): readonly Area[] {
  const [path = '', query = ''] = address.split('?')
  // An album is one in whatever tab.
  const [tab = ''] = /album=/.test(query) ? [] : (/tab=\w+/.exec(query) ?? [])
  return areasOf[`${path}?${tab}`] ?? areasOf[path] ?? []
}

/**
 * Replaces the defaults by what the owner set, hides the addresses of the areas that are hidden, and formats the studio's days
 * by its time zone.
 */
export function applyAllSettings(settings: Readonly<Record<string, unknown>>): void {
  locateAreas(areasAt)
  applySettings(settings)
  followTimeZone(conventions.timeZone)
}
