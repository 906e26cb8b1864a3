import type { Area } from '../brand/areas.ts'
import type { Kind } from '../kinds/kind.ts'
import { addressPath, kinds, kindsWith } from '../kinds/kinds.ts'
import { successPoint } from '../kinds/success-point.ts'
import { type NavigationPath, paths } from './paths.ts'

/** What the portal has to know of a screen besides its code; every list of screens is made of these. */
export interface Screen {
  /** What a search finds it by; missing where no title finds it, or one that depends on what is hidden. */
  title?: string
  /** What it shows; it is hidden with the last of them, and never where there are none. */
  areas?: readonly string[]
  /** The item of the navigation that is marked while it is open; none is for a client room. */
  under?: NavigationPath
  /** It is the same for every visitor: the sitemap has it. */
  isPublic?: true
}

const media: readonly Area[] = ['albums', 'videos', 'audio']
const { home, products, events, profile, terms, viewAlbums } = paths

/** The screens of no kind whose page the server makes, with its title, its preview and mostly its first content. */
const renderedScreens = {
  [paths.landing]: { under: home, isPublic: true },
  [home]: { title: 'Home', under: home, isPublic: true },
  [paths.explore]: { title: 'Explore', under: home, isPublic: true },
  [terms]: { title: 'Terms and conditions', under: home, isPublic: true },
  [paths.tags]: { under: home },
  [paths.room]: { areas: media },
} as const satisfies Record<string, Screen>

/** The other screens of no kind, by their addresses. */
const otherScreens: Readonly<Record<string, Screen>> = {
  [products]: { areas: ['products', 'services'], under: products, isPublic: true },
  [events]: { areas: ['events', successPoint.area], under: events, isPublic: true },
  [successPoint.list.path]: {
    title: successPoint.title,
    areas: [successPoint.area],
    under: successPoint.list.under,
    isPublic: true,
  },
  [paths.media]: { title: 'Media', areas: media, under: paths.media, isPublic: true },
  [`${viewAlbums}?tab=saved`]: { title: 'Saved media', areas: media, under: paths.media },
  [paths.downloadMedia]: { title: 'Download', areas: media, under: paths.media },
  [paths.downloadZip]: { title: 'Zip', areas: media, under: paths.media },
  [profile]: { title: 'Profile and account', under: profile },
  [paths.makeId]: { title: 'Member card', under: profile },
  [paths.rate]: { title: 'Rate us', areas: ['ratings'], under: home },
  [paths.sonata]: { title: 'Sonata keys', areas: ['sonata'], under: profile },
  [paths.verifyKey]: { title: 'Key check', areas: ['sonata'], under: profile },
  [paths.getStart]: { title: 'Get started', under: home },
  [`${terms}?tab=privacy`]: { title: 'Privacy', under: home },
  [paths.cookiePolicy]: { title: 'Cookie policy', under: home },
  [`${terms}?tab=faq`]: { title: 'Questions (FAQ)', areas: ['questions'], under: home, isPublic: true },
  [`${terms}?tab=faq&ask=true`]: { title: 'Ask a question', areas: ['questions'], under: home },
  ...Object.fromEntries(
    [
      ...[paths.verify, paths.forgotPassword, paths.forgotAdminPassword],
      ...[paths.adminDashboard, paths.setUp, paths.invitation],
    ].map((path) => [path, { under: profile }]),
  ),
}

const listedKinds = kindsWith('list').map((name) => kinds[name])

const listScreens = listedKinds.map(({ title, area, list }): [string, Screen] => [
  list.path,
  { title, areas: [area], under: list.under, isPublic: true },
])
const listPaths = listScreens.map(([address]) => addressPath(address))

/** The screens of single entries, where they are no list. */
const entryScreens = listedKinds.flatMap((kind: Kind): [string, Screen][] => {
  const { area, list, address, shareAddress = address } = kind
  const screen = { areas: [area], under: list?.under ?? home }
  const others = [address, shareAddress].map(addressPath).filter((path) => !listPaths.includes(path))
  return others.map((path) => [path, screen])
})

/** Every screen by its address: a path, with a tab where that is found or hidden separately. */
export const screens: Readonly<Record<string, Screen>> = {
  ...renderedScreens,
  ...Object.fromEntries([...listScreens, ...entryScreens]),
  ...otherScreens,
}

/** A screen of no kind whose page the server makes. */
export type RenderedScreen = keyof typeof renderedScreens

/** The paths of the screens whose page the server makes. */
export const serverRenderedPaths: readonly string[] = [
  ...new Set([...Object.keys(renderedScreens), ...listPaths, ...entryScreens.map(([path]) => path)]),
]

/** The addresses of the screens that are the same for every visitor. */
export const publicScreens: readonly string[] = Object.keys(screens).filter(
  (address) => screens[address]?.isPublic,
)
