/** The texts of what could not be loaded or shown, on any screen. */
export const failureTexts = {
  screenFailedHint: 'Sorry about that. Trying again usually helps.',
  reload: 'Reload page',
  tryAgain: 'Try again',
  screenFailed: 'We couldn’t show this screen',
  somethingWrong: 'Something went wrong',
  ourProblem: 'Our Problem',
  noConnection: 'No connection. Check your network and try again.',
  brokenAnswer: 'Something went wrong on our side. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  replaced: 'Part of this page couldn’t load. Copy anything you’ve typed, then reload.',
  tryingAgain: 'Trying again…',
  /** @param wait as people say it: `5 minutes` */
  retryAfter: (message: string, wait: string) => `${message} Please wait ${wait} and try again.`,
} as const
