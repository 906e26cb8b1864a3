/** The contacts of the footer, in the settings. */
export const contactsTexts = {
  phone: 'Phone',
  map: 'Map',
  source: 'Source code',
  social: 'Website or social profile',
  kind: 'Type',
  text: 'Text',
  link: 'Link',
  linkHint:
    'Filled in from a phone number or e-mail address. Otherwise enter tel:+123…, mailto:… or https://…',
  linkDiffers: 'The link doesn’t match the text.',
  matchText: 'Match the text',
  add: 'Add a contact',
  email: 'E-mail',
  contact: (number: number) => `contact ${number}`,
  remove: (name: string) => `Remove ${name}`,
} as const
