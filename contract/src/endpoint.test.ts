import { expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint, listCache } from './endpoint.ts'
import { editors, owners, supporters } from './roles.ts'

const shape = { input: z.object({}), output: z.object({}) }

it('an admin’s call has to say which admins may make it', () => {
  // @ts-expect-error: says nothing
  endpoint({ access: 'admin', ...shape })
  // @ts-expect-error: there is no such role
  endpoint({ access: 'admin', roles: ['boss'], ...shape })
  expect(endpoint({ access: 'admin', roles: owners, ...shape })).toMatchObject({ roles: ['owner'] })
  const byKind = { news: editors, question: supporters }
  expect(endpoint({ access: 'admin', roles: byKind, ...shape })).toMatchObject({
    roles: ['owner', 'admin', 'editor', 'support'],
    rolesByKind: byKind,
  })
})

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
  expect(endpoint({ access: 'admin', roles: ['owner'], ...shape }).effect).toBe('administer')
  expect(endpoint({ access: 'public', cache: listCache, ...shape }).effect).toBe('read')
})
