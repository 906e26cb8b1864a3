/** The texts of the profile’s screen and of the one of the member card, around what they show. */
export const profileScreenTexts = {
  memberCard: 'Member card',
  memberCardIntro: 'Show it on your phone or print it. Its QR code opens the profile page.',
  profile: 'Profile',
  account: 'Your account',
  intro: 'Sign in or create an account to save media, ask questions and rate us.',
  /** In place of the introduction, where a screen for members only led to the sign-in. */
  checkKey: 'Sign in to check a key.',
  requestKey: 'Sign in to request your key.',
} as const
