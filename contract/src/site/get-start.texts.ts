/** The texts of the screen “Get started”. */
export const getStartTexts = {
  goNow: 'Go home now',
  timer: 'Time until home opens',
  seconds: 'seconds.',
  opensIn: 'Home opens in',
  message:
    'We’re still building a guided start. Until it opens, home is the best place to begin, so we’ll take you there.',
  heading: 'Still in development',
  title: 'Get started',
} as const
