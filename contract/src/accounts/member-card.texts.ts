/** The texts of the member card, on its screen and in its picture. */
export const memberCardTexts = {
  title: 'Member card',
  memberSince: (day: string) => `Member since ${day}`,
  verified: '✓ Verified member',
  notVerified: 'Not verified yet',
  alt: (user: string, day: string) => `Member card of ${user}, member since ${day}`,
  loading: 'Creating your card',
  failedTitle: 'We couldn’t create your card',
  failedHint: 'Check your connection and try again.',
  creating: 'Creating…',
  download: 'Download card',
  retry: 'Try again',
} as const
