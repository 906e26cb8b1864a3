import { confirmation, dangerousQuestion, failure, success } from '../dialog-text.ts'

/** The dialogs of the accounts (SPEC §8). */
export const accountTexts = {
  /** @param msg the server's, as in the other failures here and below */
  signInFailed: (msg: string) => failure('Ooops...', msg),
  /** SPEC §8 documents the message only. */
  signUpFailed: (msg: string) => failure('Sign Up Failed', msg),
  signedIn: success('User Signed In', 'Welcome back! You are signed in.'),
  registered: success('User Registered', 'Your account is ready. Please sign in.'),
  photoUpdated: success('Profile Photo Updated', 'Your new profile photo is saved.'),
  deleted: success('Account Deleted', 'Your account and everything in it is deleted.'),
  passwordChanged: success('Password Changed', 'Your new password is saved. Please use it from now on.'),
  otpSent: success('OTP Sent', 'We sent a code of 6 digits to your e-mail address.'),
  otpFailed: (msg: string) => failure('OTP Sent Failed', msg),
  /** Own: the code of a moment ago is still good. */
  otpJustSent: (msg: string) => success('OTP Sent', msg),
  requestGranted: success('Request Granted', 'Your code is right. You can continue.'),
  verified: success('Account Verified', 'Your account is verified.'),
  /** Own, as the two below: `yes` leads to the sign-in. */
  sessionEnded: confirmation('Session Ended', 'Your session has ended. Do you want to sign in again?'),
  signOutEverywhere: confirmation(
    'Sign Out Everywhere',
    'Every browser and device where you are signed in, this one too, will ask for your password again. Go on?',
  ),
  confirmDeletion: (user: string) =>
    dangerousQuestion(
      'Delete Account',
      `The account ${user} will be deleted with its photo, saved media, rating, questions and Sonata keys. This cannot be undone. Delete it?`,
    ),
} as const
