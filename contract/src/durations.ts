import { albumGrant, otpPause } from './limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Durations of SECURITY "Limits" in seconds. */
export const durations = {
  otpPause,
  otpLife: 10 * minute,
  grantLife: 10 * minute,
  adminIdle: 30 * minute,
  adminSession: 8 * hour,
  /** How long the admin password counts for calls that ask for it again. */
  adminRecent: 10 * minute,
  memberSession: 30 * day,
  albumGrant,
  /** How long a token opens the staging area of uploads. */
  uploadToken: hour,
  /** How long a link makes the first admin. */
  setupLink: hour,
  /** How long a link shows an article that is not out yet. */
  newsPreview: 7 * day,
  /** How long a browser remembers an album it unlocked. */
  albumToken: 365 * day,
  /** How long a room stays open for its client, and how long a browser remembers that it gave the PIN. */
  roomGrant: hour,
  roomToken: 365 * day,
  /** From one notification about the client of a room to the next. */
  roomBell: 10 * minute,
  lockAtMost: day,
  /** How long a success of an address or a browser is remembered, and its failures in a row. */
  triesRemembered: 90 * day,
} as const
