import { dangerousQuestion, success } from '../dialog-text.ts'

/** What is said of the second factor; SPEC has none. */
export const factorTexts = {
  passkeyAdded: success(
    'Passkey Added',
    'It opens the dashboard after your admin id and your admin password.',
  ),
  appAdded: success('App Added', 'Its codes open the dashboard after your admin id and your admin password.'),
  askRequire: dangerousQuestion(
    'Ask all admins for a second factor?',
    'Whoever has none can only set one up from now on, and nothing else.',
  ),
  required: success('Second Factor Required', 'Every admin needs a second factor from now on.'),
  requiredNoMore: success('Not Required', 'Admins decide again whether they have a second factor.'),
  switchedOff: success(
    'Second Factor Off',
    'Your admin id and your admin password open the dashboard again.',
  ),
} as const
