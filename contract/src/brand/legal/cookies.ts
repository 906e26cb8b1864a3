import type { LegalDocument } from './legal-document.ts'

/** The cookie policy. The table of what the browser stores is between its sections and is data of its own. */
export const cookies: LegalDocument = {
  since: '2024-01-01',
  sections: [
    {
      heading: 'No cookies',
      paragraphs: [
        'Neither we nor anybody else sets a cookie on these pages, so there is no banner to click away. Fonts, pictures and programs all come from the portal itself and its own file storage.',
        'A few things are stored in your browser, because the portal could not do what you ask of it otherwise. They stay on your device; only the visitor number and the proofs that you signed in or unlocked an album travel to us, with the calls that need them.',
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: [
        'Sign out, or delete the data of this site in the settings of your browser. In a private window all of it is gone when you close the window. The portal works without it: it only forgets your theme and the albums you unlocked, and counts you as a new visitor.',
      ],
    },
  ],
}
