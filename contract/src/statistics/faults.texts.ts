/** The errors of browsers, on the start of the dashboard. */
export const faultsTexts = {
  title: 'Browser errors',
  hint: "Errors in visitors' browsers in the last 30 days. No personal data.",
} as const
