import type { Area } from '../brand/areas.ts'
import { applySettings } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { followTimeZone } from '../format/time-zone.ts'
import { locateAreas } from './offered.ts'
import { eventsFeedPath, newsFeedPath, paths } from './paths.ts'

const media: readonly Area[] = ['albums', 'videos', 'audio']
const { viewAlbums } = paths

/** Which areas an address shows: a path, with its tab where tabs show different ones. Others are there whatever is hidden. */
const areasOf: Readonly<Record<string, readonly Area[]>> = {
  [paths.newsArea]: ['news'],
  [paths.readNews]: ['news'],
  [newsFeedPath]: ['news'],
  [paths.products]: ['products', 'services'],
  [paths.viewProducts]: ['products'],
  [paths.purchaseProducts]: ['products'],
  [paths.services]: ['services'],
  [paths.sonata]: ['sonata'],
  [paths.verifyKey]: ['sonata'],
  [paths.events]: ['events', 'success'],
  [paths.viewEvents]: ['events'],
  [eventsFeedPath]: ['events'],
  [paths.viewSuccess]: ['success'],
  [paths.media]: media,
  [paths.downloadMedia]: media,
  [paths.downloadZip]: media,
  [viewAlbums]: ['albums'],
  [`${viewAlbums}?tab=video`]: ['videos'],
  [`${viewAlbums}?tab=audio`]: ['audio'],
  [`${viewAlbums}?tab=saved`]: media,
  [`${paths.terms}?tab=faq`]: ['questions'],
  [paths.rate]: ['ratings'],
}

function areasAt(address: string): readonly Area[] {
  const [path = '', query = ''] = address.split('?')
  // An album is one in whatever tab.
  const [tab = ''] = /album=/.test(query) ? [] : (/tab=\w+/.exec(query) ?? [])
  return areasOf[`${path}?${tab}`] ?? areasOf[path] ?? []
}

/**
 * Puts what the owner set in place of the defaults, hides the addresses of the areas that are hidden, and tells the
 * studio's days by its time zone.
 */
export function applyAllSettings(settings: Readonly<Record<string, unknown>>): void {
  locateAreas(areasAt)
  applySettings(settings)
  followTimeZone(conventions.timeZone)
}
