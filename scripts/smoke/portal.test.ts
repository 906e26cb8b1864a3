import { expect, it } from 'vitest'
import { lineOf, look, readJson } from './portal.ts'
import { aPortal } from './testing.ts'

it('makes every check, those after one that breaks too', async () => {
  const portal = aPortal(() => new Response())
  const findings = await look(portal, [
    { name: 'well', faults: async () => [] },
    {
      name: 'breaks',
      faults: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no route') })),
    },
    { name: 'two faults', faults: async () => ['one', 'another'] },
  ])
  expect(findings.map(lineOf)).toEqual([
    'ok    well',
    'FAIL  breaks\n      fetch failed: no route',
    'FAIL  two faults\n      one\n      another',
  ])
})

it('an answer that is no JSON object is reported with its beginning', async () => {
  await expect(readJson(new Response('<!doctype html>', { status: 404 }))).rejects.toThrow(
    '404 and no JSON from : <!doctype html>',
  )
  await expect(readJson(new Response('null'))).rejects.toThrow('no JSON')
  expect(await readJson(new Response('{"a":1}'))).toEqual({ a: 1 })
})
