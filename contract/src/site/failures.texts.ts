/** The texts of what could not be loaded or shown, on any screen. */
export const failureTexts = {
  somethingWrong: 'Something went wrong',
  screenFailed: 'We couldn’t show this screen',
  tryAgain: 'Try again',
  reload: 'Reload page',
  screenFailedHint: 'Sorry about that. Trying again usually helps.',
  noConnection: 'No connection. Check your network and try again.',
  ourProblem: 'Our Problem',
  brokenAnswer: 'Something went wrong on our side. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  /** @param wait as people say it: `5 minutes` */
  retryAfter: (message: string, wait: string) => `${message} Please wait ${wait} and try again.`,
  replaced: 'Part of this page couldn’t load. Copy anything you’ve typed, then reload.',
  tryingAgain: 'Trying again…',
} as const
