/** The texts around the legal texts and the questions. */
export const legalTexts = {
  contents: 'Contents',
  inForceSince: 'In force since',
  changedOn: 'Last changed on',
  terms: 'Terms',
  privacy: 'Privacy',
  cookiePolicy: 'Cookie policy',
  faq: 'FAQ',
  tabs: 'Terms, privacy and questions',
} as const
