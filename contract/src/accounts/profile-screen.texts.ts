/** The texts of the profile’s screen and of the one of the member card, around what they show. */
export const profileScreenTexts = {
  profile: 'Profile',
  memberCardIntro: 'Show it on your phone or print it. Its QR code opens the profile page.',
  memberCard: 'Member card',
  intro: 'Sign in or create an account to save media, ask questions and rate us.',
  account: 'Your account',
} as const
