import { describe, expect, it } from 'vitest'
import { refuseStrayEmulators } from './environment.ts'

describe('refuseStrayEmulators', () => {
  const stray = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

  it('starts in production, where no emulator is named', () => {
    expect(() => refuseStrayEmulators({})).not.toThrow()
  })

  it('refuses to start in production with an emulator named', () => {
    expect(() => refuseStrayEmulators(stray)).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
  })

  it('starts on the emulator with an emulator named', () => {
    expect(() => refuseStrayEmulators({ ...stray, FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
  })
})
