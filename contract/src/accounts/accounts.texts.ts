import { confirmation, dangerousQuestion, failure, success } from '../dialog-text.ts'

/** The dialogs of the accounts (SPEC §8). */
export const accountTexts = {
  /** @param msg the server's, as in the other failures here and below */
  signInFailed: (msg: string) => failure('Ooops...', msg),
  /** SPEC §8 documents the message only. */
  signUpFailed: (msg: string) => failure('Sign Up Failed', msg),
  signedIn: success('User Signed In', 'Welcome back! You’re signed in.'),
  registered: success('User Registered', 'Your account is ready. You can sign in now.'),
  photoUpdated: success('Profile Photo Updated', 'Your new profile photo is saved.'),
  deleted: success('Account Deleted', 'We deleted your account and everything in it.'),
  passwordChanged: success('Password Changed', 'Use your new password from now on.'),
  otpSent: success('OTP Sent', 'We sent a 6-digit code to your e-mail address.'),
  otpFailed: (msg: string) => failure('OTP Sent Failed', msg),
  /** Own: the code of a moment ago is still good. */
  otpJustSent: (msg: string) => success('OTP Sent', msg),
  requestGranted: success('Request Granted', 'Your code is correct. You can continue.'),
  verified: success('Account Verified', 'Your account is verified.'),
  /** Own, as the two below: `yes` leads to the sign-in. */
  sessionEnded: confirmation('Session ended', 'Your session has ended. Sign in again?'),
  signOutEverywhere: confirmation(
    'Sign out everywhere?',
    'You’ll be signed out on every browser and device, including this one.',
  ),
  confirmDeletion: (user: string) =>
    dangerousQuestion(
      'Delete your account?',
      `We’ll permanently delete the account ${user} with its photo, saved media, rating, questions and Sonata keys. You can’t undo this.`,
      'Delete account',
    ),
} as const
