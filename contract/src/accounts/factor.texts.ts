import { success } from '../dialog-text.ts'

/** What is said of the second factor; SPEC has none. */
export const factorTexts = {
  turnedOff: success('Second Factor Off', 'Your admin id and your admin password open the dashboard again.'),
} as const
