import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { refuseStrayEmulators, refuseWeakSecret } from './environment.ts'

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
    'SCRYPT_COST',
  ])('refuses to start in production with an emulator named: %s', (name) => {
    expect(() => refuseStrayEmulators({ [name]: '127.0.0.1:9' })).toThrow(name)
  })

  it('starts on the emulator with an emulator named', () => {
    expect(() => refuseStrayEmulators({ ...stray, FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
  })
})

describe('refuseWeakSecret', () => {
  const demo =
    parseEnv(readFileSync(new URL('../../.secret.local', import.meta.url), 'utf8')).APP_SECRET ?? ''

  it('refuses the secret of the emulators in production, and takes it on the emulators', () => {
    expect(() => refuseWeakSecret(demo, {})).toThrow('APP_SECRET is the one of the emulators')
    expect(() => refuseWeakSecret(demo, { FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
  })

  it('refuses a short one, and takes a long one', () => {
    expect(() => refuseWeakSecret('x'.repeat(31), {})).toThrow('fewer than 32')
    expect(() => refuseWeakSecret('x'.repeat(32), {})).not.toThrow()
  })
})
