import type { Area } from '../brand/areas.ts'
import { applySettings } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { followTimeZone } from '../format/time-zone.ts'
import { contentKinds, kinds } from '../kinds/kinds.ts'
import { locateAreas } from './offered.ts'
import { eventsFeedPath, newsFeedPath, paths } from './paths.ts'

const media: readonly Area[] = ['albums', 'videos', 'audio']
const { viewAlbums } = paths

/** Which areas an address shows: a path, with its tab where tabs show different ones. Others are there whatever is hidden. */
const areasOf: Readonly<Record<string, readonly Area[]>> = {
  ...Object.fromEntries(
    contentKinds.map((name) => {
      const { address, area } = kinds[name]
      return [address.replace(/[?&]\w+=$/, ''), [area]]
    }),
  ),
  [paths.newsArea]: ['news'],
  [newsFeedPath]: ['news'],
  [paths.products]: ['products', 'services'],
  [paths.purchaseProducts]: ['products'],
  [paths.sonata]: ['sonata'],
  [paths.verifyKey]: ['sonata'],
  [paths.events]: ['events', 'success'],
  [eventsFeedPath]: ['events'],
  [paths.viewSuccess]: ['success'],
  [paths.media]: media,
  [paths.downloadMedia]: media,
  [paths.downloadZip]: media,
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
