import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { isOffered } from '@dlm/contract/site/offered'
import { screens } from '@dlm/contract/site/screens'
import type { LucideIcon } from 'lucide-react'
import { paths, termsPath } from '../../lib/paths.ts'
import { eventsTitle, softwareTitle } from '../group-titles.ts'

/** A screen that is found by its title. */
export interface FoundScreen {
  title: string
  path: string
  /** Its own icon, where it has one, and the keys that open it, such as `G N`. */
  icon?: LucideIcon
  keys?: string | undefined
}

/** The screens above several lists: what they are called depends on what is hidden. */
const groups: readonly FoundScreen[] = [
  {
    get title() {
      return softwareTitle()
    },
    path: paths.products,
  },
  {
    get title() {
      return eventsTitle()
    },
    path: paths.events,
  },
]

/** The screens that are found by their titles. */
const titledScreens: readonly FoundScreen[] = [
  ...groups,
  ...Object.entries(screens).flatMap(([path, { title }]) => (title ? { title, path } : [])),
]

/** The screens that are offered before anything is typed. */
const main: readonly string[] = [
  paths.explore,
  ...kindsWith('list').map((kind) => kinds[kind].list.path),
  termsPath('faq'),
]

/** Those of them that the owner offers. */
export function mainScreens(): FoundScreen[] {
  return titledScreens.filter(({ path }) => main.includes(path) && isOffered(path))
}

const maxScreens = 4

/** The screens with a word that begins with the search; those whose titles begin with it first. */
export function findScreens(search: string, among = titledScreens): FoundScreen[] {
  const prefix = search.toLowerCase()
  if (prefix === '') return []
  const placeIn = ({ title }: FoundScreen) => ` ${title.toLowerCase().replace('(', '')}`.indexOf(` ${prefix}`)
  return among
    .filter((screen) => isOffered(screen.path) && placeIn(screen) >= 0)
    .sort((a, b) => Number(placeIn(a) > 0) - Number(placeIn(b) > 0))
    .slice(0, maxScreens)
}
