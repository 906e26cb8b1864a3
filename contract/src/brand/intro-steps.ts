import { isAnyShown } from '../site/offered.ts'
import type { Area } from './areas.ts'
import { brand } from './brand.ts'

export interface IntroStep {
  title: string
  text: string
  /** The areas it is about; it is left out while none of them is shown. */
  areas?: readonly Area[]
}

/** The intro of a fresh portal. */
const allSteps = (): readonly IntroStep[] => [
  {
    title: 'Welcome',
    text: `${brand.product} is the portal of a small studio that takes pictures, makes films, records sounds and writes software. Six short steps show you around.`,
  },
  {
    title: 'Look and listen',
    areas: ['albums', 'videos', 'audio'],
    text: 'Photos, videos and recordings live in albums. Most are open to all. A few have a lock, and open with the code of the people they were made for.',
  },
  {
    title: 'Take it with you',
    areas: ['albums', 'videos', 'audio'],
    text: 'What you like, you may download, one by one or several in a zip that your own browser puts together.',
  },
  {
    title: 'Software and services',
    areas: ['products', 'services'],
    text: 'Our programs are free or for sale, and each says which version it is and what it runs on. And what we do by hand, from portraits to prints, you find among the services.',
  },
  {
    title: 'Meet us',
    areas: ['events', 'news'],
    text: 'You find walks, workshops and exhibitions among the events, ready for your calendar. The news have the rest, and by your like we know what to write about.',
  },
  {
    title: 'Make it yours',
    text: 'With an account you save what you want to see again, ask questions, and rate us with one to five stars. We read every one of them.',
  },
]

/** The steps of the intro that have something to show. */
export const introSteps = (): readonly IntroStep[] => allSteps().filter(({ areas = [] }) => isAnyShown(areas))

/** The heading above it. */
export const introLine = (): string =>
  `A look around in ${['no', 'one', 'two', 'three', 'four', 'five', 'six'][introSteps().length]} steps.`
