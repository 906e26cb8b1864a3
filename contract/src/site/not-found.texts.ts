/** The texts of the screen at an address that leads nowhere. */
export const notFoundTexts = {
  pageNotFound: 'Not found',
  pageNotFoundTitle: 'We couldn’t find this page',
  pageNotFoundHint: 'The link may be out of date or mistyped.',
} as const
