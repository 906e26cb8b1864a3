import { expect, it } from 'vitest'
import { brand } from './brand.ts'
import { shareCard } from './cards.ts'
import * as constants from './constants.ts'

it('has the numbers and names of SPEC §9', () => {
  expect(constants.storageKeys).toEqual({
    user: 'dsp-user',
    theme: 'dsp-theme',
    loginStatus: 'dsp-login-status',
  })
  expect(constants.themes).toEqual({ dark: 'true', light: 'false' })
  expect(constants.waits).toEqual({
    download: 17_000,
    zip: 17_000,
    getStart: 17_000,
    keyCheck: 5000,
    splash: 5000,
    newKeySubmit: 2000,
    service: 5000,
    loadedMessage: 2000,
  })
  expect(Object.values(constants.dialogTimes).sort((a, b) => a - b)).toEqual([25, 50, 3500, 5000])
  expect(constants.autoCloseFrom).toBe(500)
  expect(constants.stars).toEqual({ min: 1, max: 5 })
  expect(constants.shown).toEqual({ ratings: 10, news: 3 })
  expect(constants.ageLimits).toEqual({ all: 0, adults: 50 })
  expect(constants.shieldAbove).toBe(18)
  expect(constants.categories).toEqual(['Free', 'Purchase'])
  expect(shareCard).toMatchObject({
    size: 300,
    margin: 10,
    errorCorrection: 'H',
    logo: 0.3,
    dots: 'rounded',
  })
  expect(constants.bytesPerMegabyte).toBe(1_048_576)
  expect(constants.zipIdPrefix).toBe('GEN-')
  expect(constants.keyGroups).toEqual([3, 3, 4, 2])
  expect(constants.downloadPath).toBe('/download_media')
})

it('has the lengths of SPEC §9, and of DESIGN §5 where texts contradict', () => {
  expect(constants.lengths).toEqual({
    username: { min: 6, max: 20 },
    password: { min: 8, max: 16 },
    adminPassword: { min: 6, max: 8 },
    otp: 6,
    nic: { min: 10, max: 12 },
    unlockCode: 16,
    albumCode: 8,
    deletePassword: 16,
    email: 254,
    newsPreview: 150,
    maskedEmail: 3,
  })
  expect(constants.otpRange).toEqual({ min: 100_000, max: 999_999 })
})

it('takes the uploads SECURITY "Files" allows', () => {
  const megabyte = 1024 * 1024
  const { image, video, audio } = constants.uploads
  expect([image.maxBytes, video.maxBytes, audio.maxBytes]).toEqual([
    15 * megabyte,
    500 * megabyte,
    100 * megabyte,
  ])
  const types: string[] = [image, video, audio].flatMap((kind) => kind.types)
  expect(types.filter((type) => /svg|html|xml/.test(type))).toEqual([])
})

it('has a brand whose links a page may show', () => {
  for (const { href, label } of Object.values(brand.contacts)) {
    expect(href).toMatch(/^(https:|mailto:|tel:)/)
    expect(label).not.toBe('')
  }
  expect([brand.product, brand.decorationYear, brand.copyrightYear]).toEqual(['DLM', 2025, 2024])
})
