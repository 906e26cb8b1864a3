import { dangerousQuestion, success } from '../dialog-text.ts'

/** What is said of the second factor; SPEC has none. */
export const factorTexts = {
  passkeyAdded: success('Passkey added', 'Use it to open the dashboard after your admin id and password.'),
  appAdded: success('App added', 'Use its codes to open the dashboard after your admin id and password.'),
  askRequire: dangerousQuestion(
    'Require a second factor for all admins?',
    'Admins without one can’t use the dashboard until they set one up.',
    'Require it',
  ),
  required: success('Second factor required', 'Every admin now needs a second factor.'),
  requiredNoMore: success('Second factor optional', 'Each admin can decide again.'),
  switchedOff: success('Second factor off', 'Your admin id and password now open the dashboard.'),
} as const
