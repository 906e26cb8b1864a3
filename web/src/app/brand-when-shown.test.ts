import { expect, it, vi } from 'vitest'

const read = vi.hoisted(() => ({ names: [] as string[] }))

vi.mock(import('@dlm/contract/brand/brand'), async (original) => {
  const actual = await original()
  const brand = new Proxy(actual.brand, {
    get(target, name) {
      read.names.push(`${String(name)} by ${new Error().stack?.split('\n')[2]?.trim()}`)
      return Reflect.get(target, name)
    },
  })
  return { ...actual, brand }
})

it('the app reads the brand when it shows it, not while it loads: the owner’s settings are loaded later', async () => {
  const modules = import.meta.glob(['../{auth,features,lib,screens,ui}/**/*.{ts,tsx}', '!../**/*.test.*'])
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  expect(loaded.length).toBeGreaterThan(300)
  expect(read.names).toEqual([])
}, 60_000)
