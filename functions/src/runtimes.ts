import { region } from './platform/region.ts'

/** What waits for people. */
const answering = { region, cors: false, invoker: 'public', concurrency: 80 } as const
/** Background work that no user waits for: a second and third instance are for a rush. */
const background = { region, memory: '256MiB', concurrency: 10, maxInstances: 3 } as const

/**
 * What each function may use, and why: memory, seconds, requests of an instance at a time, and how many instances at most, which
 * bounds what a flood can cost (docs/deploy.md says what that is). The one table; a guard reads it.
 */
export const runtimes = {
  /**
   * 180 MB of its own, 100 of bodies, 65 of hashes, 330 of the one picture that is opened, 200 of those that wait. A call is
   * answered within 50 seconds (`http/timeout.ts`). 1,600 calls at a time: more is no visit, but a flood.
   */
  api: { ...answering, memory: '1GiB', timeoutSeconds: 60, maxInstances: 20 },
  /** Texts, and one picture at a time that is made for shared links (100 MB), hence half the memory. The CDN answers most; as many instances as of `api`, since a visit takes both. */
  pages: { ...answering, memory: '512MiB', timeoutSeconds: 30, maxInstances: 20 },
  /** Passes files on a piece at a time; a slow line has a minute for a photo, and for each part of a film. Locked albums are for few. */
  lockedFiles: { ...answering, memory: '512MiB', timeoutSeconds: 60, maxInstances: 10 },
  /** Passes a whole portal on, a piece at a time, for as long as an owner's line takes. One at a time. */
  backups: { ...answering, memory: '512MiB', concurrency: 1, timeoutSeconds: 3600, maxInstances: 2 },
  /** One at a time: a picture takes up to 320 MB. A request has twenty, which takes minutes. */
  renditions: { region, memory: '1GiB', concurrency: 1, timeoutSeconds: 540, maxInstances: 10 },
  /** Removes documents a batch at a time; what a minute does not end is tried again. */
  accountDeletion: { ...background, timeoutSeconds: 60 },
  /** Nothing waits for it, and an album of thousands of photos takes minutes. */
  binEntry: { ...background, timeoutSeconds: 540 },
  /** Has Storage copy the photos of an album, which takes no memory here, and minutes. */
  albumLock: { ...background, timeoutSeconds: 540 },
  /** Once a day, alone: it opens older photos one by one to clean them, as `renditions` does. */
  dailySweep: { region, memory: '1GiB', concurrency: 1, timeoutSeconds: 540, maxInstances: 1 },
  /** Some messages a day, one after the other, each some reads and mails. `topic` is where the budget publishes. */
  budgetMessages: {
    region,
    topic: 'portal-budget',
    memory: '256MiB',
    concurrency: 1,
    timeoutSeconds: 60,
    maxInstances: 1,
  },
} as const
