import { describe, expect, it } from 'vitest'
import { refuseStrayEmulators } from './environment.ts'

describe('refuseStrayEmulators', () => {
  const stray = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

  it('starts in production, where no emulator is named', () => {
    expect(() => refuseStrayEmulators({})).not.toThrow()
  })

  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ])('refuses to start in production with an emulator named: %s', (name) => {
    expect(() => refuseStrayEmulators({ [name]: '127.0.0.1:9' })).toThrow(name)
  })

  it('starts on the emulator with an emulator named', () => {
    expect(() => refuseStrayEmulators({ ...stray, FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
  })
})
