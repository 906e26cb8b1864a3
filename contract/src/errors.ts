/**
 * Every error an endpoint can answer, by code: HTTP status, message, and the title of the dialog that shows it.
 * Free of zod, so that the browser can turn codes into sentences without loading a schema.
 */
export const errors = {
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
    msg: 'Too many tries. Please wait a little and try again.',
    title: 'Slow Down',
  },
  internal: { status: 500, msg: 'Something went wrong on our side. Please try again.', title: 'Our Problem' },
  'not-available-yet': {
    status: 501,
    msg: 'This part of the portal is not available yet.',
    title: 'Not Available Yet',
  },
  unavailable: {
    status: 503,
    msg: 'We can not answer right now. Please try again in a moment.',
    title: 'Our Problem',
  },
  'news-not-found': { status: 404, msg: 'This article does not exist or was removed.', title: 'Not Found' },
} as const satisfies Record<string, { status: number; msg: string; title: string }>

export type ErrorCode = keyof typeof errors

/** What the HTTP machine itself may answer on any endpoint; an endpoint's own `errors` come on top. */
export const commonErrors = [
  'invalid-input',
  'invalid-body',
  'sign-in-required',
  'session-ended',
  'not-allowed',
  'admin-session-required',
  'endpoint-not-found',
  'method-not-allowed',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'not-available-yet',
  'unavailable',
] as const satisfies readonly ErrorCode[]
