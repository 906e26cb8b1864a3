import { type ContentKind, contentKinds, kinds } from './kinds/kinds.ts'
import { rules } from './rules.ts'

type NotFound = Exclude<(typeof kinds)[ContentKind]['notFound'], 'media-not-found'>

/** Where one entry of a kind is not there. */
const notFound = Object.fromEntries(
  contentKinds.map((kind) => [
    kinds[kind].notFound,
    { status: 404, msg: `This ${kinds[kind].one} does not exist or was removed.`, title: 'Not Found' },
  ]),
) as Readonly<Record<NotFound, { status: 404; msg: string; title: 'Not Found' }>>

/**
 * Every error an endpoint can answer, by code: HTTP status, message, and the title of the dialog that shows it.
 * Free of zod, so that the browser can turn codes into sentences without loading a schema.
 */
export const errors = {
  ...notFound,
  'invalid-input': { status: 400, msg: 'Something in this request is not valid.', title: 'Not Valid' },
  'invalid-body': { status: 400, msg: 'The request body must be one JSON object.', title: 'Not Valid' },
  'sign-in-required': { status: 401, msg: 'Sign in required', title: 'Sign in required' },
  'session-ended': {
    status: 401,
    msg: 'Your session has ended. Please sign in again.',
    title: 'Session Ended',
  },
  'not-allowed': { status: 403, msg: 'You are not allowed to do this.', title: 'Not Allowed' },
  'admin-session-required': {
    status: 403,
    msg: 'Your admin session has ended. Please enter your admin password again.',
    title: 'Admin Session Ended',
  },
  'admin-password-required': {
    status: 403,
    msg: 'Please enter your admin password again for this.',
    title: 'Please Confirm',
  },
  'factor-missing': {
    status: 403,
    msg: 'Please set up a second factor first.',
    title: 'Not Allowed',
  },
  'endpoint-not-found': { status: 404, msg: 'There is no such call.', title: 'Not Found' },
  'method-not-allowed': { status: 405, msg: 'This call does not answer that method.', title: 'Not Allowed' },
  'body-too-large': { status: 413, msg: 'The request is too large.', title: 'Too Large' },
  'unsupported-media-type': {
    status: 415,
    msg: 'Requests are sent as application/json.',
    title: 'Not Valid',
  },
  'too-many-requests': {
    status: 429,
    msg: 'Too many tries.',
    title: 'Slow Down',
  },
  internal: { status: 500, msg: 'Something went wrong on our side. Please try again.', title: 'Our Problem' },
  unavailable: {
    status: 503,
    msg: 'We cannot answer right now. Please try again in a moment.',
    title: 'Our Problem',
  },
  'downloads-paused': {
    status: 503,
    msg: 'Downloads and zips rest for a while. Everything can still be looked at and listened to, and the studio has been notified.',
    title: 'Downloads Rest',
  },
  'read-only': {
    status: 503,
    msg: 'This portal can only be read for a while: nothing was changed. Everything can still be looked at, and the studio has been notified.',
    title: 'Reading Only',
  },

  'sign-in-failed': { status: 401, msg: 'The username or the password is wrong.', title: 'Ooops...' },
  'password-reset-required': {
    status: 403,
    msg: 'This account is locked after too many wrong passwords. Please set a new password by e-mail.',
    title: 'Ooops...',
  },
  'username-taken': {
    status: 409,
    msg: 'This username is taken. Please choose another one.',
    title: 'Username not valid',
  },
  'email-taken': {
    status: 409,
    msg: 'This e-mail address has an account already.',
    title: 'Email not valid',
  },
  'email-mismatch': { status: 403, msg: rules.emailMismatch.message, title: rules.emailMismatch.title },
  'photo-not-valid': {
    status: 400,
    msg: 'This file is not a picture we can read.',
    title: 'Wrong image format',
  },
  'otp-just-sent': {
    status: 429,
    msg: 'A code was just sent to this address. Please look into your mailbox and type it here.',
    title: 'OTP Sent',
  },
  'otp-wrong': {
    status: 403,
    msg: 'This OTP is wrong or no longer valid. Please check it or send a new one.',
    title: 'OTP Not Valid',
  },
  'mail-not-sent': {
    status: 503,
    msg: 'The e-mail could not be sent. Please try again in a moment.',
    title: 'OTP Sent Failed',
  },
  'grant-not-valid': {
    status: 403,
    msg: 'This permission is used up or too old. Please start again with your e-mail address.',
    title: 'Not Allowed',
  },
  'admin-sign-in-failed': {
    status: 401,
    msg: 'The admin id or the admin password is wrong.',
    title: 'Ooops...',
  },
  'admin-password-wrong': { status: 403, msg: 'The admin password is wrong.', title: 'Ooops...' },
  'password-wrong': { status: 403, msg: 'The password is wrong.', title: 'Ooops...' },
  'factor-required': {
    status: 401,
    msg: 'Please enter the code of your authenticator app too.',
    title: 'One More Step',
  },
  'factor-code-wrong': {
    status: 401,
    msg: 'This code is wrong, too old or used already. Please enter the next one that your app shows.',
    title: 'Code Not Valid',
  },
  'recovery-code-used': {
    status: 401,
    msg: 'This recovery code was used already. Please enter another one.',
    title: 'Code Not Valid',
  },
  'recovery-code-wrong': {
    status: 401,
    msg: 'This is none of your current recovery codes. Please check it, or enter another one.',
    title: 'Code Not Valid',
  },
  'passkey-unknown': {
    status: 401,
    msg: 'This passkey is no longer known to the account. Please use another passkey, or sign in another way.',
    title: 'Passkey Not Accepted',
  },
  'passkey-refused': {
    status: 401,
    msg: 'This passkey could not be checked. Please try again, or take another way.',
    title: 'Passkey Not Accepted',
  },
  'too-many-passkeys': {
    status: 409,
    msg: 'There are ten passkeys already. Please remove one that you do not use.',
    title: 'Too Many Passkeys',
  },
  'last-passkey': {
    status: 409,
    msg: 'Only recovery codes would be left. Please add another passkey or an app first, or turn the second factor off.',
    title: 'The Last Passkey',
  },
  'factor-changed': {
    status: 409,
    msg: 'The second factor was switched on or off meanwhile.',
    title: 'Changed Meanwhile',
  },
  'deletion-refused': {
    status: 403,
    msg: 'The N.I.C number or the password is wrong. Nothing was deleted.',
    title: 'Account Not Deleted',
  },
  'last-admin': {
    status: 409,
    msg: 'The last administrator cannot go. Promote another user first.',
    title: 'Not Allowed',
  },
  'last-owner': {
    status: 409,
    msg: 'The last owner cannot go. Promote another user first.',
    title: 'Not Allowed',
  },

  'news-published': {
    status: 409,
    msg: 'This article is out already: everyone can read it at its own address.',
    title: 'Published Already',
  },
  'id-taken': {
    status: 409,
    msg: 'This id is in use already. Please generate another one.',
    title: 'Not Valid',
  },
  'upload-not-valid': {
    status: 400,
    msg: 'The uploaded file is missing, too large or of a type we do not take.',
    title: 'Not Valid',
  },

  'content-not-found': {
    status: 404,
    msg: 'This entry does not exist or was removed.',
    title: 'Not Found',
  },
  'stale-edit': {
    status: 409,
    msg: 'Another user changed this meanwhile. Look at the difference and decide.',
    title: 'Changed Meanwhile',
  },

  'draft-changed': {
    status: 409,
    msg: 'This draft was changed elsewhere. Look at the difference and decide.',
    title: 'Changed Elsewhere',
  },

  'album-locked': {
    status: 403,
    msg: 'This album is locked. Unlock it with its code to see its photos.',
    title: 'Album Locked',
  },
  'album-not-open': {
    status: 409,
    msg: 'Photos are moved between open albums. A locked one neither gives nor takes photos.',
    title: 'Album Locked',
  },
  'album-code-wrong': { status: 403, msg: rules.unlockCode.message, title: rules.unlockCode.title },
  'media-not-found': { status: 404, msg: 'This file does not exist or was removed.', title: 'Not Found' },
  'download-not-found': {
    status: 404,
    msg: 'No file found with the given key or the file type is not supported',
    title: 'Invalid request',
  },

  'question-not-found': {
    status: 404,
    msg: 'This question does not exist or was removed.',
    title: 'Not Found',
  },
  'saved-reply-not-found': {
    status: 404,
    msg: 'This saved reply was removed already.',
    title: 'Not Found',
  },
  'too-many-saved-replies': {
    status: 409,
    msg: 'There are 50 saved replies already. Please remove one that you do not use.',
    title: 'Too Many',
  },
  'reply-not-found': { status: 404, msg: 'This reply does not exist or was removed.', title: 'Not Found' },

  'sonata-not-found': {
    status: 404,
    msg: 'This key request does not exist or was removed.',
    title: 'Not Found',
  },
  'sonata-taken': {
    status: 409,
    msg: 'This program was registered by another account.',
    title: 'Not Allowed',
  },
  'sonata-ambiguous': {
    status: 409,
    msg: 'This member has several key requests. Please name the one to delete.',
    title: 'Not Valid',
  },

  'notification-not-found': {
    status: 404,
    msg: 'This notification does not exist or was removed.',
    title: 'Not Found',
  },

  'user-not-found': { status: 404, msg: 'This account does not exist or was removed.', title: 'Not Found' },
  'mail-not-found': { status: 404, msg: 'This e-mail was not prepared here.', title: 'Not Found' },
  'user-not-verified': {
    status: 409,
    // Names the portal, which its owner may have renamed.
    get msg() {
      return rules.promotion.message
    },
    title: rules.promotion.title,
  },
  'setup-closed': {
    status: 403,
    msg: 'This link sets up nothing: it was used, is older than an hour, or the portal has an admin already.',
    title: 'Link Not Valid',
  },
  'not-an-admin': { status: 409, msg: 'This user is no admin.', title: 'Not Valid' },
  'own-factor-first': {
    status: 409,
    msg: 'Please set up a second factor of your own first.',
    title: 'Not Allowed',
  },
  'invitation-not-valid': {
    status: 404,
    msg: 'This invitation does not exist or was removed.',
    title: 'Not Valid',
  },
  'invitation-used': { status: 409, msg: 'This invitation was used already.', title: 'Not Valid' },
  'invitation-ended': {
    status: 409,
    msg: 'This invitation has ended.',
    title: 'Not Valid',
  },
  'invitation-for-another': {
    status: 403,
    msg: 'This invitation is for another e-mail address.',
    title: 'Not Valid',
  },
  'role-unchanged': { status: 409, msg: 'This user has that role already.', title: 'Not Valid' },
  'own-account': {
    status: 409,
    msg: 'You cannot do this to your own account. Please ask another admin.',
    title: 'Not Allowed',
  },
} as const satisfies Record<string, { status: number; msg: string; title: string }>

export type ErrorCode = keyof typeof errors
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** What the HTTP machine itself may answer on any endpoint; an endpoint's own `errors` come on top. */
export const commonErrors = [
  'invalid-input',
  'invalid-body',
  'sign-in-required',
  'session-ended',
  'not-allowed',
  'admin-session-required',
  'admin-password-required',
  'factor-missing',
  'endpoint-not-found',
  'method-not-allowed',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
  'downloads-paused',
  'read-only',
] as const satisfies readonly ErrorCode[]
