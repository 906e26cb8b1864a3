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
    text: `${brand.product} is home to a small studio that takes photos, makes films, records sound and writes software. Here’s a quick look around.`,
  },
  {
    title: 'Look and listen',
    areas: ['albums', 'videos', 'audio'],
    text: 'Browse photo albums, watch videos and listen to recordings. Most albums are open to everyone; a few are locked and open with a code.',
  },
  {
    title: 'Take it with you',
    areas: ['albums', 'videos', 'audio'],
    text: 'Download anything you like, one file at a time or several in a zip.',
  },
  {
    title: 'Software and services',
    areas: ['products', 'services'],
    text: 'Our programs are free or for sale, with current versions and requirements. Our services run from portraits to prints.',
  },
  {
    title: 'Meet us',
    areas: ['events', 'news'],
    text: 'Add walks, workshops and exhibitions to your calendar. Read the news, and like what you’d read more of.',
  },
  {
    title: 'Make it yours',
    text: 'Create an account to save media, ask questions and rate us with one to five stars. We read them all.',
  },
]

/** The steps of the intro that have something to show. */
export const introSteps = (): readonly IntroStep[] => allSteps().filter(({ areas = [] }) => isAnyShown(areas))

/** The heading above it. */
export const introLine = (): string =>
  `A look around in ${['no', 'one', 'two', 'three', 'four', 'five', 'six'][introSteps().length]} steps.`
