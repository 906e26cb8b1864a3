import { expect, it } from 'vitest'
import { callerAddress } from './address.ts'

it.each([
  [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, 1, '203.0.113.7'],
  [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' }, 2, '203.0.113.7'],
  [{ 'x-forwarded-for': '203.0.113.7' }, 2, 'unknown'],
  [{ 'x-forwarded-for': `6.6.6.6, ${'9'.repeat(65)}` }, 1, 'unknown'],
  [{}, 1, 'unknown'],
])('believes only the entries our own proxies wrote: %j with %i', (headers, hops, address) => {
  expect(callerAddress(headers, hops)).toBe(address)
})
