/** The sentence below each heading of a list, which is also what a link to it shows elsewhere. */
export const screenIntros = {
  news: 'What is new in the studio, in the albums and in our software.',
  software:
    'Software we build and look after, and things we do by hand. Each product shows its present version and what it runs on.',
  products: 'The software we make, free and for sale.',
  services: 'What we do for you, in the studio and out of it.',
  events: 'Meet us at the harbour, in the studio or on a rooftop. And see what came of it.',
  allEvents: 'Walks, workshops, exhibitions and evenings, to come and past.',
  successes: 'What we are proud of, the latest first.',
  media: 'Everything we have photographed, filmed and recorded. Look, listen, and take it with you.',
  albums: 'Our photo albums: browse, look closely, download.',
  videos: 'Our videos, to watch and to download.',
  audio: 'Our recordings, to listen to and to download.',
} as const
