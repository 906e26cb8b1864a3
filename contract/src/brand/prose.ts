import { livePart, type Names } from './brand.ts'
import type { screensWithIntro } from './screens-with-intro.ts'

type Intros = Record<`${(typeof screensWithIntro)[number]}Intro`, string>

/** The studio's own texts. An owner edits them in the browser (DESIGN §11). */
export interface Prose extends Intros {
  /** What the portal is, in a few sentences. */
  intro: string
  /** Who is behind the portal. */
  about: string
  /** What search engines show of a page that says nothing of its own. */
  description: string
}

/** Those of a fresh portal, with these names in them. */
export const defaultProse = ({ product, company }: Pick<Names, 'product' | 'company'>): Prose => ({
  intro: `${product} is home to our photo, video and audio albums, to the software we build and to the services we offer. Look around, listen, download what you like, and let us know what you think.`,
  about: `We’re ${company}: a handful of people by the harbour who answer every call and every message.`,
  description: `Photo, video, audio and software from ${product}: browse our albums, read the news and download media.`,
  newsIntro: 'The latest from the studio, our albums and our software.',
  softwareIntro: 'Software we build and services we offer, with current versions and requirements.',
  productsIntro: 'Our software, free and paid.',
  servicesIntro: 'What we can do for you, in the studio and on location.',
  eventsIntro: 'Meet us at the harbour, in the studio or on a rooftop – and see what we’ve achieved.',
  allEventsIntro: 'Upcoming and past walks, workshops, exhibitions and evenings.',
  successesIntro: 'Milestones we’re proud of.',
  mediaIntro: 'Everything we’ve photographed, filmed and recorded, to look at, listen to and download.',
  albumsIntro: 'Our photo albums, to browse and download.',
  videosIntro: 'Our videos, to watch and download.',
  audioIntro: 'Our recordings, to listen to and download.',
})

/** The studio's own texts as they are now. */
export const prose: Readonly<Prose> = livePart(defaultProse)
