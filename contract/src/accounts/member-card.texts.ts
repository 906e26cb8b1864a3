/** The texts of the member card, on its screen and in its picture. */
export const memberCardTexts = {
  loading: 'Creating your card',
  failedTitle: 'We couldn’t create your card',
  failedHint: 'Check your connection and try again.',
  creating: 'Creating…',
  download: 'Download card',
  retry: 'Try again',
  title: 'Member card',
  notVerified: 'Not verified yet',
  verified: '✓ Verified member',
  memberSince: (day: string) => `Member since ${day}`,
  alt: (user: string, day: string) => `Member card of ${user}, member since ${day}`,
} as const
