/** What is said of mails that the dashboard sends. */
export const mailTexts = {
  notReachable: 'We can’t reach the mail provider.',
} as const
