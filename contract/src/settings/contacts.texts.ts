/** The contacts of the footer, in the settings. */
export const contactsTexts = {
  phone: 'Phone',
  map: 'Map',
  source: 'Source code',
  social: 'Website or social profile',
  kind: 'Type',
  text: 'Footer text',
  link: 'Phone, e-mail or website',
  opens: (href: string) => `Opens ${href}`,
  linkDiffers: 'The footer text has another number or address.',
  matchText: 'Match the text',
  add: 'Add a contact',
  email: 'E-mail',
  contact: (number: number) => `contact ${number}`,
  remove: (name: string) => `Remove ${name}`,
} as const
