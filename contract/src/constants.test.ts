import { describe, expect, it } from 'vitest'
import { brand } from './brand/brand.ts'
import * as constants from './constants.ts'

const megabyte = 1024 * 1024

describe('numbers', () => {
  it('lengths are whole, above zero, and their smallest is below their largest', () => {
    for (const [name, length] of Object.entries(constants.lengths)) {
      const { min, max } = typeof length === 'number' ? { min: 1, max: length } : length
      expect(min, name).toBeGreaterThan(0)
      expect(min, name).toBeLessThanOrEqual(max)
      expect([min, max].every(Number.isInteger), name).toBe(true)
    }
  })

  it('every OTP has as many digits as its field takes', () => {
    const { min, max } = constants.otpRange
    expect([min, max].map((otp) => String(otp).length)).toEqual([
      constants.lengths.otp,
      constants.lengths.otp,
    ])
  })

  it('no wait is longer than the 17 seconds of a download', () => {
    for (const [name, wait] of Object.entries(constants.waits)) {
      expect(wait, name).toBeGreaterThan(0)
      expect(wait, name).toBeLessThanOrEqual(constants.waits.download)
    }
  })

  it('a key is as many groups as its mask shows', () => {
    expect(constants.keyGroups.reduce((sum, group) => sum + group, 0)).toBe(12)
  })
})

describe('uploads', () => {
  const { image, video, audio } = constants.uploads

  it('take what SECURITY "Files" allows, and nothing that a browser would run', () => {
    expect([image, video, audio].map(({ maxBytes }) => maxBytes / megabyte)).toEqual([60, 4096, 1024])
    const types: string[] = [image, video, audio].flatMap((kind) => kind.types)
    expect(types.length).toBeGreaterThan(5)
    expect(types.filter((type) => /svg|html|xml/.test(type))).toEqual([])
  })
})

it('the names in the browser’s storage are one family, each its own', () => {
  const names = Object.values(constants.storageKeys)
  expect(names.every((name) => name.startsWith('dsp-'))).toBe(true)
  expect(new Set(names).size).toBe(names.length)
})

it('has a brand whose links a page may show', () => {
  for (const { href, label } of brand.contacts) {
    expect(href).toMatch(/^(https:|mailto:|tel:)/)
    expect(label).not.toBe('')
  }
})
