import { dialogTimes } from '../constants.ts'
import { failure, success } from '../dialog-text.ts'

/** The dialogs of the accounts (SPEC §8), as `texts.ts` has those of the other domains. */
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
  requestGranted: success('Request Granted', 'Your code is right. You can go on.'),
  verified: success('Account Verified', 'Your account is verified.'),
  /** Own: `yes` leads to the sign-in. */
  sessionEnded: {
    mode: 'normal',
    icon: 'warning',
    actions: 'yesno',
    title: 'Session Ended',
    msg: 'Your session has ended. Do you want to sign in again?',
    time: dialogTimes.prompt,
  },
} as const
