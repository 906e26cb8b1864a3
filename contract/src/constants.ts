/** The constants of SPEC §9 (and the few of §2 and §4 that repeat there), free of zod. Times in ms unless named otherwise. */

/** Keys of the browser's local storage (SPEC §3, §9). */
export const storageKeys = {
  user: 'dsp-user',
  theme: 'dsp-theme',
  loginStatus: 'dsp-login-status',
} as const

/** Values of the theme flag (SPEC §3). */
export const themes = { dark: 'true', light: 'false' } as const

/** How long things wait, in ms (SPEC §2, §9). */
export const waits = {
  download: 17_000,
  zip: 17_000,
  getStart: 17_000,
  keyCheck: 5_000,
  splash: 5_000,
  newKeySubmit: 2_000,
  service: 5_000,
  loadedMessage: 2_000,
} as const

/** Times a notification dialog is given, in ms (SPEC §9). Those below `autoCloseFrom` stay until closed. */
export const dialogTimes = { prompt: 25, stay: 50, brief: 3_500, long: 5_000 } as const

/** A dialog closes automatically when its time is this or more, in ms (SPEC §4, §9). */
export const autoCloseFrom = 500

/**
 * Lengths in characters (SPEC §5, §9; where its texts contradict, DESIGN §5). `…Input` is what an input field takes.
 */
export const lengths = {
  username: { min: 6, max: 20 },
  password: { min: 8, max: 16 },
  adminPassword: { min: 6, max: 8 },
  otp: 6,
  nic: { min: 10, max: 12 },
  unlockCode: 16,
  albumCode: 8,
  /** SPEC §9 has 12, which a valid password of 16 would not fit (DESIGN §5). */
  deletePassword: 16,
  email: 254,
  /** A comment in a client room. */
  comment: 2_000,
  newsPreview: 150,
  /** Characters of an e-mail's local part that stay readable. */
  maskedEmail: 3,
} as const

/** OTPs are numbers of six digits, both ends included (DESIGN §5; SPEC §9 has up to about 1,099,998, which no input takes). */
export const otpRange = { min: 100_000, max: 999_999 } as const

/** Stars of a rating (SPEC §9). */
export const stars = { min: 1, max: 5 } as const

/** How many the about page shows (SPEC §9), photos of the album on the landing's stage, and articles to read on. */
export const homeCounts = { ratings: 10, news: 3, stage: 5, wall: 12, related: 3 } as const

/** Characters of the sentence that a member can add to a rating, and the fewest stars with which the landing quotes it. */
export const ratingWords = { max: 160, quotedFrom: 4 } as const

/** Audience of a service: its age limit (SPEC §9). */
export const ageLimits = { all: 0, adults: 50 } as const

/** A service shows a shield badge when its age limit is above this (SPEC §5). */
export const shieldAbove = 18

/** Category of a product; all but Free show a cart (SPEC §9). */
export const categories = ['Free', 'Purchase'] as const

/** Bytes of the MB that zip sizes are shown in (SPEC §2). */
export const bytesPerMegabyte = 1_048_576

/** Lengths of a Sonata key's groups (SPEC §4). */
export const keyGroups = [3, 3, 4, 2] as const

const megabytes = (count: number) => count * bytesPerMegabyte

/** Uploads by kind: media types and most bytes (SECURITY "Files"; storage.rules say the same). */
export const uploads = {
  image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: megabytes(60) },
  video: { types: ['video/mp4', 'video/webm'], maxBytes: megabytes(4096) },
  audio: {
    types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac'],
    maxBytes: megabytes(1024),
  },
} as const

/** Smaller versions of a video: how many one has at most, and the longest that the shorter side of one may be, in pixels. */
export const videoRenditions = { most: 3, tallest: 1080 } as const

/** Bytes of the largest file in a backup from the dashboard that is not asked for as a whole: every photo is smaller. */
export const largestInBackup = megabytes(60)

/** Most files that an upload panel takes together: a whole wedding. */
export const filesPerUpload = 2000

/** Most files of one call for places (`start_upload`), and of one registration (`add_photos`, `add_videos`, `add_audios`). */
export const filesAtOnce = 200

/** What a form says of an entry that no time is set for yet: only admins see it. */
export const asDraft = 'draft'

/** Days that an invitation is valid at most. */
export const longestInvitation = 14
