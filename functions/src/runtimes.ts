/** Where the functions run; firebase.json and docs/deploy.md name it too. */
export const region = 'us-central1'

/** What waits for people. */
const answering = { region, cors: false, invoker: 'public', concurrency: 80, memory: '512MiB' } as const

/**
 * What each function may use: memory, time, and how many instances at most, which bounds what a flood can cost
 * (docs/deploy.md says what that is). The one table; a guard reads it.
 */
export const runtimes = {
  /** 180 MB of its own, 100 of bodies, 65 of hashes, 240 of the one picture that is opened, 120 of those that wait. */
  api: { ...answering, memory: '1GiB', timeoutSeconds: 60, maxInstances: 20 },
  pages: { ...answering, timeoutSeconds: 30, maxInstances: 20 },
  lockedFiles: { ...answering, timeoutSeconds: 60, maxInstances: 10 },
  /** One at a time: a picture takes up to 320 MB. */
  renditions: { region, memory: '1GiB', concurrency: 1, timeoutSeconds: 540, maxInstances: 10 },
  accountDeletion: { region, memory: '256MiB', timeoutSeconds: 60, maxInstances: 3 },
  binEntry: { region, memory: '256MiB', timeoutSeconds: 540, maxInstances: 3 },
  albumLock: { region, memory: '256MiB', timeoutSeconds: 540, maxInstances: 3 },
  dailySweep: { region, memory: '1GiB', timeoutSeconds: 540, maxInstances: 1 },
} as const
