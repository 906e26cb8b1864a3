/** The stages of a job. */
export const roomStages = {
  none: 'Not shown',
  booked: 'Booked',
  proofs: 'Proofs',
  retouching: 'Retouching',
  delivered: 'Delivered',
} as const

/** The texts of a client room, as its client sees them. */
export const roomScreenTexts = {
  room: 'Client room',
  opening: 'Opening your room',
  viewPhotos: 'View',
  /** Below the title of the room. */
  forClient: (name: string) => `For ${name}`,
  /** In place of that, for the studio in its own room. */
  forStudio: 'You’re here as the studio',
  until: (day: string) => `Open until ${day}`,
  parts: 'Parts of this room',
  stage: 'Where your job is',
  pinTitle: 'Enter your PIN',
  pinIntro: 'The studio gave it to you together with the link.',
  pin: 'PIN',
  pinMissing: 'Enter the four to eight digits of your PIN.',
  open: 'Open',
  /** @param wait as people say it: `5 minutes` */
  retryAfter: (message: string, wait: string) => `${message} Try again in ${wait}.`,
  noLinkTitle: 'Open your link again',
  noLink: 'This browser hasn’t opened this room yet. Use the link that the studio sent you.',
  endedTitle: 'This link has ended',
  ended: 'Ask the studio to open it again, or for a new link.',
  notFoundTitle: 'This link doesn’t open a room',
  notFound: 'Ask the studio for a new one.',
  /** This browser opened the room before. */
  goneTitle: 'This link no longer opens a room',
  home: 'Visit our website',
  emptyTitle: 'Nothing here yet',
  empty: 'The studio hasn’t added anything to this room. Please come back later.',
  /** The photos, films and sounds of a section that has no heading. */
  selected: 'Selected',
  films: 'Films',
  sounds: 'Sounds',
} as const
