import { expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint, listCache } from './endpoint.ts'

const shape = { input: z.object({}), output: z.object({}) }

it('a call of visitors or members has to say what it does; an admin’s and a cached read say it by that', () => {
  // @ts-expect-error: says nothing
  endpoint({ access: 'member', ...shape })
  // @ts-expect-error: says nothing
  endpoint({ access: 'public', ...shape })
  // @ts-expect-error: no visitor does that
  endpoint({ access: 'public', effect: 'administer', ...shape })
  // @ts-expect-error: a cached read only reads
  endpoint({ access: 'public', effect: 'write', cache: listCache, ...shape })
  expect(endpoint({ access: 'member', effect: 'write', ...shape }).effect).toBe('write')
  expect(endpoint({ access: 'admin', ...shape }).effect).toBe('administer')
  expect(endpoint({ access: 'public', cache: listCache, ...shape }).effect).toBe('read')
})
