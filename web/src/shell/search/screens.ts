import { isOffered } from '@dlm/contract/site/offered'
import { askPath, mediaTabPath, paths, termsPath } from '../../lib/paths.ts'
import { eventsTitle, softwareTitle } from '../group-titles.ts'

/** A screen that is found by its title. */
export interface FoundScreen {
  title: string
  path: string
}

/** The screens that are found by their titles. */
const screens: readonly FoundScreen[] = [
  { title: 'Home', path: paths.home },
  { title: 'Explore', path: paths.explore },
  { title: 'News', path: paths.newsArea },
  {
    get title() {
      return softwareTitle()
    },
    path: paths.products,
  },
  { title: 'Products', path: paths.viewProducts },
  { title: 'Services', path: paths.services },
  {
    get title() {
      return eventsTitle()
    },
    path: paths.events,
  },
  { title: 'Events', path: paths.viewEvents },
  { title: 'Success points', path: paths.viewSuccess },
  { title: 'Media', path: paths.media },
  { title: 'Albums', path: mediaTabPath('photo') },
  { title: 'Videos', path: mediaTabPath('video') },
  { title: 'Audio', path: mediaTabPath('audio') },
  { title: 'Saved media', path: mediaTabPath('saved') },
  { title: 'Download', path: paths.downloadMedia },
  { title: 'Zip', path: paths.downloadZip },
  { title: 'Profile and account', path: paths.profile },
  { title: 'Member card', path: paths.makeId },
  { title: 'Rate us', path: paths.rate },
  { title: 'Sonata keys', path: paths.sonata },
  { title: 'Key check', path: paths.verifyKey },
  { title: 'Get started', path: paths.getStart },
  { title: 'Terms and conditions', path: termsPath('terms') },
  { title: 'Privacy', path: termsPath('privacy') },
  { title: 'Cookie policy', path: termsPath('cookies') },
  { title: 'Questions (FAQ)', path: termsPath('faq') },
  { title: 'Ask a question', path: askPath },
]

/** The screens that are offered before anything is typed. */
const main: readonly string[] = [
  ...[paths.explore, mediaTabPath('photo'), mediaTabPath('video'), mediaTabPath('audio')],
  ...[paths.newsArea, paths.viewProducts, paths.services, paths.viewEvents, termsPath('faq')],
]

/** Those of them that the owner offers. */
export function mainScreens(): FoundScreen[] {
  return screens.filter(({ path }) => main.includes(path) && isOffered(path))
}

const most = 4

/** The screens with a word that begins with the search; those whose titles begin with it first. */
export function findScreens(search: string, among = screens): FoundScreen[] {
  const prefix = search.toLowerCase()
  if (prefix === '') return []
  const placeIn = ({ title }: FoundScreen) => ` ${title.toLowerCase().replace('(', '')}`.indexOf(` ${prefix}`)
  return among
    .filter((screen) => isOffered(screen.path) && placeIn(screen) >= 0)
    .sort((a, b) => Number(placeIn(a) > 0) - Number(placeIn(b) > 0))
    .slice(0, most)
}
