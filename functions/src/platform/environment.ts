/** What only emulators and suites set. */
const emulatorVariables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'SCRYPT_COST',
]

type Environment = Record<string, string | undefined>

/** Whether the code runs on the Firebase Emulator Suite. */
export function isEmulator(env: Environment = process.env): boolean {
  return env.FUNCTIONS_EMULATOR === 'true'
}

/** The id of the project. @throws Error where the environment names none */
export function projectId(env: Environment = process.env): string {
  if (!env.GCLOUD_PROJECT) throw new Error('GCLOUD_PROJECT names no project')
  return env.GCLOUD_PROJECT
}

/**
 * Boot guard (SECURITY "Boot"): with an emulator variable set in production, tokens would be accepted unsigned, or secrets hashed cheaply.
 * @throws Error naming the variable.
 */
export function refuseStrayEmulators(env: Environment = process.env): void {
  if (isEmulator(env)) return
  const stray = emulatorVariables.find((name) => env[name])
  if (stray) throw new Error(`${stray} is set outside the emulator: refusing to start`)
}

/** Characters an `APP_SECRET` has at least. */
const shortestSecret = 32
/** The secret in every copy of the source (functions/.secret.local). */
const demoSecret = /only-for-the-emulators/

/**
 * Boot guard: in production, the key of all digests must be neither public nor easy to guess.
 * @throws Error saying what is wrong, without the secret
 */
export function refuseWeakSecret(secret: string, env: Environment = process.env): void {
  if (isEmulator(env)) return
  if (demoSecret.test(secret)) throw new Error('APP_SECRET is the one of the emulators: refusing to start')
  if (secret.length < shortestSecret)
    throw new Error(`APP_SECRET has fewer than ${shortestSecret} characters: refusing to start`)
}
