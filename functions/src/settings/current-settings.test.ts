import { brand, defaultNames } from '@dlm/contract/brand/brand'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, expect, it } from 'vitest'
import { currentSettings } from './current-settings.ts'

afterEach(() => applyAllSettings({}))

/** Settings over a database that holds a line, at a time that only the test changes. */
function settings() {
  let now = 0
  let line = 'First'
  let reads = 0
  const get = async () => {
    reads++
    return {
      exists: true,
      id: 'site',
      ref: { path: 'settings/site' },
      data: () => ({ changed: { line }, revision: 1 }),
    }
  }
  const db = { doc: () => ({ get }) } as unknown as Firestore
  const current = currentSettings({ db, clock: { now: () => now } })
  return {
    ...current,
    reads: () => reads,
    later(ms: number, next: string) {
      now += ms
      line = next
    },
  }
}

it('waits for them the first time, then has what it read some seconds ago', async () => {
  const { known, later, reads } = settings()
  await known()
  expect(brand.line).toBe('First')
  later(4_000, 'Second')
  await known()
  expect([brand.line, reads()]).toEqual(['First', 1])
  later(4_000, 'Second')
  await known()
  await expect.poll(() => [brand.line, reads()]).toEqual(['Second', 2])
})

it('waits again after a pause', async () => {
  const { known, later } = settings()
  await known()
  later(61_000, 'Second')
  await known()
  expect(brand.line).toBe('Second')
})

it('has a fresh portal’s where they cannot be read', async () => {
  const db = { doc: () => ({ get: () => Promise.reject(new Error('away')) }) } as unknown as Firestore
  await currentSettings({ db, clock: { now: () => 0 } }).known()
  expect(brand.line).toBe(defaultNames.line)
})
