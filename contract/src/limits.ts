const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What a limit counts by that is known of every request. */
type CountedKey = 'visitor' | 'member' | 'address'

/** What a limit counts by: besides those, what comes from the request's subject. */
export type LimitKey = CountedKey | 'account' | 'recipient' | 'album'

export interface Limit {
  readonly per: LimitKey
  readonly max: number
  /** Seconds. */
  readonly window: number
  /** After the window is used up: locked for window · 2^k on the k-th time, at most a day (SECURITY "Throttle"). */
  readonly doubling?: boolean
}

/** The limits of SECURITY "Limits": the one table; the throttle walks it and the tests read it. */
export const limits = {
  'sign-in-account': { per: 'account', max: 5, window: 15 * minute, doubling: true },
  'sign-in-address': { per: 'address', max: 30, window: hour },
  'sign-up-address': { per: 'address', max: 3, window: hour },
  'otp-try': { per: 'account', max: 5, window: 10 * minute },
  'otp-pause': { per: 'account', max: 1, window: minute },
  'otp-hour': { per: 'account', max: 5, window: hour },
  'otp-day': { per: 'account', max: 10, window: day },
  'admin-password': { per: 'account', max: 5, window: 15 * minute, doubling: true },
  'album-code': { per: 'visitor', max: 10, window: hour },
  'album-codes': { per: 'album', max: 100, window: day },
  questions: { per: 'member', max: 10, window: day },
  votes: { per: 'visitor', max: 60, window: hour },
  'sonata-checks': { per: 'member', max: 10, window: hour },
  exports: { per: 'member', max: 10, window: hour },
  mails: { per: 'recipient', max: 10, window: hour },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

type NamesBy<P extends LimitKey> = {
  [K in LimitName]: (typeof limits)[K]['per'] extends P ? K : never
}[LimitName]

/** Limits the HTTP machine can count before a call is handled. */
export type CountedLimitName = NamesBy<CountedKey>

/** Numbers of SECURITY "Limits" that are no request counters. Times in seconds. */
export const bounds = {
  otpLife: 10 * minute,
  grantLife: 10 * minute,
  failuresUntilForcedReset: 100,
  adminIdle: 30 * minute,
  adminSession: 8 * hour,
  memberSession: 30 * day,
  albumGrant: hour,
  /** How long a browser remembers an album it unlocked. */
  albumToken: 365 * day,
  lockAtMost: day,
  page: 50,
  saved: 500,
  /** Sign-ups per hour and address where the emulators run, since every test comes from one address. */
  signUpsInEmulator: 30,
} as const
