import { plural } from '../format/plural.ts'

/** The texts of the dashboard's screen for the second factor. */
export const secondFactorTexts = {
  offTitle: 'The second factor is off',
  offHint:
    'After your admin password, the dashboard also asks for a passkey or a code from your phone, so a stolen password isn’t enough. Passkeys are safer, because a fake site can’t use them.',
  usePasskey: 'Use a passkey',
  useApp: 'Use an app',
  passkeysNeed:
    'Passkeys need a supported browser and a domain name such as http://localhost:5050, not an IP address.',
  onTitle: 'The second factor is on',
  stateOn: (since: string, codes: number) =>
    `On since ${since}. You have ${plural(codes, 'recovery code')} left for when you don’t have your phone.`,
  hasApp: 'Your authenticator app is set up.',
  hasNoApp: 'No authenticator app is set up.',
  newCodes: 'Create new recovery codes',
  turnOff: 'Turn off',
  addApp: 'Add app',
  adminPassword: 'Admin password',
  starting: 'Starting…',
  continue: 'Continue',
  setupTitle: 'Set up your authenticator app',
  setupHint: 'Scan the code with your authenticator app, or type the key into it.',
  key: 'Key',
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  qrFailed: 'We couldn’t create the QR code. Type the key instead.',
  qr: 'QR code for your authenticator app',
  copy: 'Copy',
  copied: 'Copied',
  selectCodes: 'Select the codes to copy them',
  codesTitle: 'Your recovery codes',
  codesHint:
    'You’ll only see these codes now. Each one works once in place of a code from your app. Store them away from your phone.',
  codes: 'Recovery codes',
  saveAsFile: 'Save as file',
  codesSaved: 'I’ve saved them',
  saving: 'Saving…',
  useAdminPassword: 'Use admin password',
  useCode: 'Use a code instead',
  isRequired: 'The owner requires a second factor for all admins.',
  policyTitle: 'All admins',
  policyOn: 'Every admin needs a second factor. They can’t use the dashboard until they set one up.',
  policyOff: 'Each admin decides. Once you have a second factor, you can require one for everyone.',
  makeOptional: 'Make it optional',
  requireForAll: 'Require for all admins',
} as const
