/** The texts around the legal texts and the questions. */
export const legalTexts = {
  contents: 'Contents',
  inForceSince: 'In force since',
  changedOn: 'Last changed on',
  tabs: 'Terms, privacy and questions',
  cookiePolicy: 'Cookie policy',
  privacy: 'Privacy',
  terms: 'Terms',
  faq: 'FAQ',
} as const
