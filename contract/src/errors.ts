import { type ContentKind, contentKinds, kinds } from './kinds/kinds.ts'
import { quotas } from './limits.ts'
import { rules } from './rules.ts'

type NotFound = Exclude<(typeof kinds)[ContentKind]['notFound'], 'media-not-found'>

/** Where one entry of a kind is not there. */
const notFound = Object.fromEntries(
  contentKinds.map((kind) => [
    kinds[kind].notFound,
    { status: 404, msg: `This ${kinds[kind].one} doesn’t exist or has been removed.`, title: 'Not found' },
  ]),
) as Readonly<Record<NotFound, { status: 404; msg: string; title: 'Not found' }>>

/**
 * Every error an endpoint can answer, by code: HTTP status, message, and the title of the dialog that shows it.
 * Free of zod, so that the browser can turn codes into sentences without loading a schema.
 */
export const errors = {
  ...notFound,
  'invalid-input': { status: 400, msg: 'Something in this request isn’t valid.', title: 'Not valid' },
  'invalid-body': { status: 400, msg: 'The request body must be one JSON object.', title: 'Not valid' },
  'sign-in-required': { status: 401, msg: 'Sign in required', title: 'Sign in required' },
  'session-ended': {
    status: 401,
    msg: 'Your session has ended. Sign in again.',
    title: 'Session ended',
  },
  'not-allowed': { status: 403, msg: 'You don’t have permission to do this.', title: 'Not allowed' },
  'admin-session-required': {
    status: 403,
    msg: 'Your admin session has ended. Enter your admin password again.',
    title: 'Admin session ended',
  },
  'admin-password-required': {
    status: 403,
    msg: 'Enter your admin password again to do this.',
    title: 'Please confirm',
  },
  'factor-missing': {
    status: 403,
    msg: 'Set up a second factor first.',
    title: 'Not allowed',
  },
  'endpoint-not-found': { status: 404, msg: 'This call doesn’t exist.', title: 'Not found' },
  'method-not-allowed': { status: 405, msg: 'This call doesn’t support that method.', title: 'Not allowed' },
  'body-too-large': { status: 413, msg: 'The request is too large.', title: 'Too large' },
  'unsupported-media-type': {
    status: 415,
    msg: 'Send requests as application/json.',
    title: 'Not valid',
  },
  'too-many-requests': {
    status: 429,
    msg: 'Too many tries.',
    title: 'Slow down',
  },
  internal: { status: 500, msg: 'Something went wrong on our side. Please try again.', title: 'Our Problem' },
  unavailable: {
    status: 503,
    msg: 'We can’t answer right now. Please try again in a moment.',
    title: 'Our Problem',
  },
  'downloads-paused': {
    status: 503,
    msg: 'Downloads and zips are paused for now. You can still view and play everything, and we’ve notified the studio.',
    title: 'Downloads paused',
  },
  'read-only': {
    status: 503,
    msg: 'This portal is read-only for now, so nothing was changed. You can still view everything, and we’ve notified the studio.',
    title: 'Read-only',
  },

  'sign-in-failed': { status: 401, msg: 'The username or password is wrong.', title: 'Ooops...' },
  'password-reset-required': {
    status: 403,
    msg: 'This account is locked after too many wrong passwords. Set a new password by e-mail.',
    title: 'Ooops...',
  },
  'username-taken': {
    status: 409,
    msg: 'This username is taken. Choose another one.',
    title: 'Username not valid',
  },
  'email-taken': {
    status: 409,
    msg: 'This e-mail address already has an account.',
    title: 'Email not valid',
  },
  'email-mismatch': { status: 403, msg: rules.emailMismatch.message, title: rules.emailMismatch.title },
  'photo-not-valid': {
    status: 400,
    msg: 'We can’t read this file as an image.',
    title: 'Wrong image format',
  },
  'otp-just-sent': {
    status: 429,
    msg: 'We just sent a code to this address. Check your inbox and enter the code here.',
    title: 'OTP Sent',
  },
  'otp-wrong': {
    status: 403,
    msg: 'This OTP is wrong or has expired. Check it or send a new one.',
    title: 'OTP not valid',
  },
  'mail-not-sent': {
    status: 503,
    msg: 'We couldn’t send the e-mail. Please try again in a moment.',
    title: 'OTP Sent Failed',
  },
  'grant-not-valid': {
    status: 403,
    msg: 'This code has been used or has expired. Start again with your e-mail address.',
    title: 'Not allowed',
  },
  'admin-sign-in-failed': {
    status: 401,
    msg: 'The admin id or admin password is wrong.',
    title: 'Ooops...',
  },
  'admin-password-wrong': { status: 403, msg: 'The admin password is wrong.', title: 'Ooops...' },
  'password-wrong': { status: 403, msg: 'The password is wrong.', title: 'Ooops...' },
  'factor-required': {
    status: 401,
    msg: 'Enter the code from your authenticator app as well.',
    title: 'One more step',
  },
  'factor-code-wrong': {
    status: 401,
    msg: 'This code is wrong, expired or already used. Enter the next code your app shows.',
    title: 'Code not valid',
  },
  'recovery-code-used': {
    status: 401,
    msg: 'This recovery code has already been used. Enter another one.',
    title: 'Code not valid',
  },
  'recovery-code-wrong': {
    status: 401,
    msg: 'This isn’t one of your current recovery codes. Check it, or enter another one.',
    title: 'Code not valid',
  },
  'passkey-unknown': {
    status: 401,
    msg: 'This passkey no longer belongs to the account. Use another passkey, or sign in another way.',
    title: 'Passkey not accepted',
  },
  'passkey-refused': {
    status: 401,
    msg: 'We couldn’t verify this passkey. Please try again, or sign in another way.',
    title: 'Passkey not accepted',
  },
  'too-many-passkeys': {
    status: 409,
    msg: 'You already have ten passkeys. Remove one you don’t use.',
    title: 'Too many passkeys',
  },
  'last-passkey': {
    status: 409,
    msg: 'You’d only have recovery codes left. Add another passkey or an app first, or turn off the second factor.',
    title: 'Last passkey',
  },
  'factor-changed': {
    status: 409,
    msg: 'The second factor was switched on or off in the meantime.',
    title: 'Changed in the meantime',
  },
  'deletion-refused': {
    status: 403,
    msg: 'The N.I.C number or password is wrong. Nothing was deleted.',
    title: 'Account not deleted',
  },
  'last-admin': {
    status: 409,
    msg: 'The last administrator can’t be removed. Promote another user first.',
    title: 'Not allowed',
  },
  'last-owner': {
    status: 409,
    msg: 'The last owner can’t be removed. Promote another user first.',
    title: 'Not allowed',
  },

  'news-published': {
    status: 409,
    msg: 'This article is already published. Everyone can read it at its own address.',
    title: 'Already published',
  },
  'import-not-found': {
    status: 404,
    msg: 'This import doesn’t exist, or it has been undone.',
    title: 'Not found',
  },
  'import-undoing': {
    status: 409,
    msg: 'An import is still being undone. Undo it to the end first.',
    title: 'Not allowed',
  },
  'id-taken': {
    status: 409,
    msg: 'This id is already in use. Generate a new one.',
    title: 'Not valid',
  },
  'upload-not-valid': {
    status: 400,
    msg: 'The uploaded file is missing, too large or of a type we don’t accept.',
    title: 'Not valid',
  },

  'content-not-found': {
    status: 404,
    msg: 'This entry doesn’t exist or has been removed.',
    title: 'Not found',
  },
  'stale-edit': {
    status: 409,
    msg: 'Another user changed this in the meantime. Compare the versions and decide.',
    title: 'Changed in the meantime',
  },

  'draft-changed': {
    status: 409,
    msg: 'This draft was changed elsewhere. Compare the versions and decide.',
    title: 'Changed elsewhere',
  },

  'album-locked': {
    status: 403,
    msg: 'This album is locked. Enter its code to see the photos.',
    title: 'Album locked',
  },
  'album-not-open': {
    status: 409,
    msg: 'You can only move photos between open albums.',
    title: 'Album locked',
  },
  'album-downloads-differ': {
    status: 409,
    msg: 'These albums don’t allow the same downloads. Give both the same setting, then move the photos.',
    title: 'Downloads differ',
  },
  'album-not-by-hand': {
    status: 409,
    msg: 'This album isn’t arranged by hand. Change its order first.',
    title: 'Order changed',
  },
  'too-many-sections': {
    status: 409,
    msg: `An album can have ${quotas.sections} sections.`,
    title: 'Too many sections',
  },
  'too-many-tracks': {
    status: 409,
    msg: `A video can have ${quotas.tracks} tracks of captions and chapters.`,
    title: 'Too many tracks',
  },
  'too-many-featured': {
    status: 409,
    msg: `A list can have ${quotas.featured} featured entries. Stop featuring one of them first.`,
    title: 'Too many featured',
  },
  'album-code-wrong': { status: 403, msg: rules.unlockCode.message, title: rules.unlockCode.title },
  'media-not-found': { status: 404, msg: 'This file doesn’t exist or has been removed.', title: 'Not found' },
  'downloads-off': {
    status: 403,
    msg: 'The photos of this album are for looking at only. Ask the studio for a copy.',
    title: 'Downloads are off',
  },
  'download-not-found': {
    status: 404,
    msg: 'No file found with the given key or the file type is not supported',
    title: 'Invalid request',
  },

  'room-not-found': {
    status: 404,
    msg: 'This link doesn’t open a room. Ask the studio for a new one.',
    title: 'Not found',
  },
  'room-ended': {
    status: 403,
    msg: 'This link has ended. Ask the studio if you still need it.',
    title: 'Link ended',
  },
  'room-pin-required': { status: 403, msg: 'Enter the PIN that the studio gave you.', title: 'PIN' },
  'room-pin-wrong': {
    status: 403,
    msg: 'This PIN is wrong. Check it, or ask the studio for it.',
    title: 'PIN not valid',
  },
  'room-submitted': {
    status: 409,
    msg: 'You’ve already submitted your choice. Ask the studio to open it again.',
    title: 'Submitted',
  },
  'room-link-not-found': {
    status: 404,
    msg: 'This link has already been revoked.',
    title: 'Not found',
  },
  'too-many-room-links': {
    status: 409,
    msg: `A room can have ${quotas.roomLinks} links. Revoke one that isn’t used.`,
    title: 'Too many links',
  },

  'comment-not-found': {
    status: 404,
    msg: 'This comment has been deleted.',
    title: 'Not found',
  },
  'too-many-comments': {
    status: 409,
    msg: `A room can have ${quotas.roomComments} comments. Delete some of yours first.`,
    title: 'Too many comments',
  },

  'question-not-found': {
    status: 404,
    msg: 'This question doesn’t exist or has been removed.',
    title: 'Not found',
  },
  'saved-reply-not-found': {
    status: 404,
    msg: 'This saved reply has already been removed.',
    title: 'Not found',
  },
  'too-many-saved-replies': {
    status: 409,
    msg: 'There are already 50 saved replies. Remove one you don’t use.',
    title: 'Too many saved replies',
  },
  'reply-not-found': {
    status: 404,
    msg: 'This reply doesn’t exist or has been removed.',
    title: 'Not found',
  },

  'sonata-not-found': {
    status: 404,
    msg: 'This key request doesn’t exist or has been removed.',
    title: 'Not found',
  },
  'sonata-taken': {
    status: 409,
    msg: 'This program is registered to another account.',
    title: 'Not allowed',
  },
  'sonata-ambiguous': {
    status: 409,
    msg: 'This member has several key requests. Choose the one to delete.',
    title: 'Not valid',
  },

  'notification-not-found': {
    status: 404,
    msg: 'This notification doesn’t exist or has been removed.',
    title: 'Not found',
  },

  'user-not-found': {
    status: 404,
    msg: 'This account doesn’t exist or has been removed.',
    title: 'Not found',
  },
  'mail-not-found': {
    status: 404,
    msg: 'This e-mail doesn’t exist or has been removed.',
    title: 'Not found',
  },
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
    msg: 'This link no longer works: it was used, is older than an hour, or the portal already has an admin.',
    title: 'Link not valid',
  },
  'not-an-admin': { status: 409, msg: 'This user isn’t an admin.', title: 'Not valid' },
  'own-factor-first': {
    status: 409,
    msg: 'Set up your own second factor first.',
    title: 'Not allowed',
  },
  'invitation-not-valid': {
    status: 404,
    msg: 'This invitation doesn’t exist or has been removed.',
    title: 'Not valid',
  },
  'invitation-used': { status: 409, msg: 'This invitation has already been used.', title: 'Not valid' },
  'invitation-ended': {
    status: 409,
    msg: 'This invitation has expired.',
    title: 'Not valid',
  },
  'invitation-for-another': {
    status: 403,
    msg: 'This invitation is for another e-mail address.',
    title: 'Not valid',
  },
  'role-unchanged': { status: 409, msg: 'This user already has that role.', title: 'Not valid' },
  'own-account': {
    status: 409,
    msg: 'You can’t do this to your own account. Ask another admin.',
    title: 'Not allowed',
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
