const supportEmail = 'support@dlm.test'
const address = '12 Harbour Lane'

/** What a contact is, which decides its icon. */
export const contactKinds = ['phone', 'email', 'map', 'source', 'social'] as const

/** A way to reach the studio, or a place where it shows itself. */
export interface Contact {
  kind: (typeof contactKinds)[number]
  label: string
  href: string
}

/** The lists and groups with a sentence below their heading, which is also what a link to them shows elsewhere. */
export const screensWithIntro = [
  'news',
  'software',
  'products',
  'services',
  'events',
  'allEvents',
  'successes',
  'media',
  'albums',
  'videos',
  'audio',
] as const
type Intros = Record<`${(typeof screensWithIntro)[number]}Intro`, string>

/** What belongs to this studio and not to the product's behaviour. An owner edits it in the browser (DESIGN §11). */
export interface Brand extends Intros {
  product: string
  company: string
  line: string
  /** What the portal is, in a few sentences. */
  intro: string
  /** Who is behind the portal. */
  about: string
  /** What search engines show of a page that says nothing of its own. */
  description: string
  address: string
  supportEmail: string
  /** Admins write to members as `<user name>@<this>` (SPEC §2 "Sending As"). */
  mailDomain: string
  /** What the interface shows as its version (SPEC §1). */
  version: string
  /** Year of the decorative New Year background (SPEC §1); empty where there is no decoration. */
  decorationYear: string
  /** SPEC §9. */
  copyrightYear: string
  /** The accent of both themes, `#rrggbb`; empty for the shipped one. */
  colour: string
  /** The contact links of the footer (SPEC §2), in this order. */
  contacts: readonly Contact[]
}

/** The brand of a fresh portal. All values are fictional; `.test` names and 555 numbers reach nobody. */
export const defaultBrand: Brand = {
  product: 'DLM',
  company: 'DLM Studio',
  line: 'Media, software and services from one small studio.',
  intro:
    'DLM is home to our photo, video and audio albums, to the software we build and to the services we offer. Look around, listen, download what you like, and tell us how we did.',
  about:
    'Behind it is DLM Studio: a handful of people by the harbour, who answer the telephone and every letter.',
  description: 'Photo, video, audio and software from DLM: browse the albums, read the news, download media.',
  address,
  supportEmail,
  mailDomain: 'dlm.test',
  version: 'v1.0',
  decorationYear: '2025',
  copyrightYear: '2024',
  colour: '',
  contacts: [
    { kind: 'phone', label: '+1 555 010 0142', href: 'tel:+15550100142' },
    { kind: 'email', label: supportEmail, href: `mailto:${supportEmail}` },
    { kind: 'map', label: address, href: 'https://www.openstreetmap.org/#map=15/51.4779/-0.0015' },
    { kind: 'source', label: 'Source code', href: 'https://github.com/dlm-studio/dlm-portal' },
  ],
  newsIntro: 'What is new in the studio, in the albums and in our software.',
  softwareIntro:
    'Software we build and look after, and things we do by hand. Each product shows its present version and what it runs on.',
  productsIntro: 'The software we make, free and for sale.',
  servicesIntro: 'What we do for you, in the studio and out of it.',
  eventsIntro: 'Meet us at the harbour, in the studio or on a rooftop. And see what came of it.',
  allEventsIntro: 'Walks, workshops, exhibitions and evenings, to come and past.',
  successesIntro: 'What we are proud of, the latest first.',
  mediaIntro: 'Everything we have photographed, filmed and recorded. Look, listen, and take it with you.',
  albumsIntro: 'Our photo albums: browse, look closely, download.',
  videosIntro: 'Our videos, to watch and to download.',
  audioIntro: 'Our recordings, to listen to and to download.',
}

/**
 * The brand as it is now: that of a fresh portal until `applySettings`. Read it where it is shown and not while a module is
 * loaded, when the settings are not known yet.
 */
export const brand: Readonly<Brand> = { ...defaultBrand }

/** Puts what the owner set in place of the defaults, and the defaults where nothing is set. */
export function applySettings(settings: { readonly [K in keyof Brand]?: Brand[K] | undefined }): void {
  Object.assign(brand, defaultBrand, settings)
}
