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

it('the server reads the brand when it shows it, not while it loads: the owner’s settings come later', async () => {
  await Promise.all([
    import('../../functions/src/handlers.ts'),
    import('../../functions/src/ssr/answer-page.ts'),
  ])
  expect(read.names).toEqual([])
})
