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
  intro: `${product} is home to our photo, video and audio albums, to the software we build and to the services we offer. Look around, listen, download what you like, and tell us how we did.`,
  about: `Behind it is ${company}: a handful of people by the harbour, who answer the telephone and every letter.`,
  description: `Photo, video, audio and software from ${product}: browse the albums, read the news, download media.`,
  newsIntro: 'What is new in the studio, in the albums and in our software.',
  softwareIntro:
    'Software we build and maintain, and things we do by hand. Each product shows its present version and what it runs on.',
  productsIntro: 'The software we make, free and for sale.',
  servicesIntro: 'What we do for you, in the studio and out of it.',
  eventsIntro: 'Meet us at the harbour, in the studio or on a rooftop. And see what came of it.',
  allEventsIntro: 'Walks, workshops, exhibitions and evenings, upcoming and past.',
  successesIntro: 'What we are proud of, the latest first.',
  mediaIntro: 'Everything we have photographed, filmed and recorded. Look, listen, and take it with you.',
  albumsIntro: 'Our photo albums: browse, look closely, download.',
  videosIntro: 'Our videos, to watch and to download.',
  audioIntro: 'Our recordings, to listen to and to download.',
})

/** The studio's own texts as they are now. */
export const prose: Readonly<Prose> = livePart(defaultProse)
