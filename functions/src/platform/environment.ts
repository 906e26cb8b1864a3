const emulatorVariables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
]

type Environment = Record<string, string | undefined>

/** Whether the code runs on the Firebase Emulator Suite. */
export function isEmulator(env: Environment = process.env): boolean {
  return env.FUNCTIONS_EMULATOR === 'true'
}

/**
 * Boot guard (SECURITY "Boot"): with an emulator variable set in production, tokens would be accepted unsigned.
 * @throws Error naming the variable.
 */
export function refuseStrayEmulators(env: Environment = process.env): void {
  if (isEmulator(env)) return
  const stray = emulatorVariables.find((name) => env[name])
  if (stray) throw new Error(`${stray} is set outside the emulator: refusing to start`)
}
