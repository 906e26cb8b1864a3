const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What a limit counts by that is known of every request. */
type CountedKey = 'visitor' | 'member' | 'address'

/** What a limit counts by: besides those, what comes from the request's subject. */
export type LimitKey = CountedKey | 'account' | 'recipient' | 'album' | 'room'

interface AnyLimit {
  readonly per: LimitKey
  /** Tries at once. */
  readonly max: number
  /** Only refused secrets count: a try that proved to be none is given back (by the router). */
  readonly refusals?: boolean
}

/** So many tries in a window of time. */
export interface WindowLimit extends AnyLimit {
  /** Seconds. */
  readonly window: number
  /** After the window is used up: locked for window · 2^k on the k-th time, at most a day (SECURITY "Throttle"). */
  readonly doubling?: boolean
  /** So many in a row, however slowly, and only a new secret opens what they guard. */
  readonly inRow?: number
}

/** A limit that slows down and never shuts: once the tries at once are used up, there is another one every so many seconds. */
export interface PaceLimit extends AnyLimit {
  readonly every: number
}

export type Limit = WindowLimit | PaceLimit

/** From one mailed code to the next, in seconds. */
export const otpPause = minute

/** How long an album stays open once its code was given, in seconds. Apart from the other durations (durations.ts), which visitors of an album do not load. */
export const albumGrant = hour

/**
 * The limits of SECURITY "Limits": the one table; the throttle walks it and the tests read it. An account's are counted for
 * each browser or address that tries; those named `-pace` for all strangers to an account together.
 */
export const limits = {
  'sign-in-account': { per: 'account', max: 5, window: 15 * minute, doubling: true, inRow: 100 },
  'sign-in-pace': { per: 'account', max: 10, every: 2 * minute },
  'sign-in-address': { per: 'address', max: 30, window: hour, refusals: true },
  'sign-up-address': { per: 'address', max: 3, window: hour },
  'otp-try': { per: 'account', max: 5, window: 10 * minute },
  'otp-try-pace': { per: 'account', max: 10, every: 2 * minute },
  'otp-try-address': { per: 'address', max: 20, window: hour, refusals: true },
  'otp-pause': { per: 'account', max: 1, window: otpPause },
  'otp-hour': { per: 'account', max: 5, window: hour },
  'otp-day': { per: 'account', max: 10, window: day },
  'otp-mail-pace': { per: 'account', max: 5, every: hour },
  'otp-mail-address': { per: 'address', max: 20, window: hour },
  'admin-password': { per: 'account', max: 5, window: 15 * minute, doubling: true },
  'admin-password-pace': { per: 'account', max: 10, every: 5 * minute },
  'factor-code': { per: 'account', max: 5, window: 15 * minute, doubling: true },
  'factor-code-pace': { per: 'account', max: 10, every: 10 * minute },
  'album-code': { per: 'visitor', max: 10, window: hour },
  'album-code-address': { per: 'address', max: 10, window: hour },
  'album-codes': { per: 'album', max: 100, every: 5 * minute },
  'room-pin': { per: 'visitor', max: 10, window: hour },
  'room-pin-address': { per: 'address', max: 10, window: hour },
  'room-pins': { per: 'room', max: 100, every: 5 * minute },
  'room-choices': { per: 'visitor', max: 3000, window: hour },
  'room-comments': { per: 'visitor', max: 300, window: hour },
  'room-comment-reads': { per: 'visitor', max: 3000, window: hour },
  questions: { per: 'member', max: 10, window: day },
  votes: { per: 'visitor', max: 60, window: hour },
  'votes-address': { per: 'address', max: 300, window: hour },
  'faults-address': { per: 'address', max: 20, window: hour },
  /** Reads that no cache answers, as each process counts them. */
  'reads-address': { per: 'address', max: 3000, window: hour },
  'views-address': { per: 'address', max: 300, window: hour },
  'profile-photos': { per: 'member', max: 20, window: hour },
  invitations: { per: 'member', max: 20, window: hour },
  'key-requests': { per: 'member', max: 20, window: hour },
  uploads: { per: 'member', max: 300, window: hour },
  drafts: { per: 'member', max: 900, window: hour },
  previews: { per: 'member', max: 600, window: hour },
  'sonata-checks': { per: 'member', max: 10, window: hour },
  exports: { per: 'member', max: 10, window: hour },
  backups: { per: 'member', max: 5, window: hour },
  mails: { per: 'recipient', max: 10, window: hour },
  'sign-in-mails': { per: 'recipient', max: 5, window: hour },
  receipts: { per: 'recipient', max: 20, window: hour },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

type NamesBy<P extends LimitKey> = {
  [K in LimitName]: (typeof limits)[K]['per'] extends P ? K : never
}[LimitName]

/** Limits the HTTP machine can count before a call is handled. */
export type CountedLimitName = NamesBy<CountedKey>

/** Limits that a success of the account clears. */
export type AccountLimitName = NamesBy<'account'>

/**
 * The most that a month should use, until an owner sets something else in the dashboard (docs/decisions/044): at Google's list prices each
 * of them is some ten to twenty dollars.
 */
export const ceilings = {
  calls: 20_000_000,
  reads: 20_000_000,
  bytes: 100_000_000_000,
  downloads: 100_000_000_000,
} as const

/** Quotas of SECURITY "Limits" that are no request counters. */
export const quotas = {
  /** Entries of a list's page. */
  page: 50,
  /** Saved media of a member. */
  saved: 500,
  /** Entries of a kind that come first in its list. */
  featured: 3,
  /** Sections of an album. */
  sections: 50,
  /** Films of an album that its page shows, and sounds. */
  albumRecordings: 100,
  /** Sections of a client room, and pieces in all of them. */
  roomSections: 20,
  roomPieces: 200,
  /** Versions of a piece before the one that a client room shows. */
  earlierVersions: 9,
  /** Lists of a client room that its clients choose photos for, and photos of one of them. */
  roomLists: 10,
  roomChoices: 2_000,
  /** Photos with stars of one client, rejected ones, and those that were looked at. */
  roomMarks: 10_000,
  /** Changes of a choice in one request. */
  choiceChanges: 200,
  /** Links of a client room. */
  roomLinks: 50,
  /** Client rooms that a member finds on the account page. */
  memberRooms: 50,
  /** Comments of a client room, and those on one piece of it, with their replies; pieces that are commented on or decided. */
  roomComments: 1_000,
  pieceComments: 200,
  reviewedPieces: 1_000,
  /** Lines drawn with a comment, and points of one of them. */
  commentStrokes: 20,
  strokePoints: 200,
  /** Captions and chapters of a video, in all languages. */
  tracks: 20,
  /** Cues of one of these. */
  cues: 5_000,
  /** Secrets that wait for their hash in a process; the next request is asked to retry later. */
  secretsWaiting: 20,
  /** Sign-ups per hour and address on the emulators, since many tests come from one address. */
  signUpsInEmulator: 30,
  /** Any other calls per hour and address there, except sign-ins. */
  callsInEmulator: 5_000,
} as const
