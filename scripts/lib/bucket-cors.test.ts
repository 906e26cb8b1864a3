import { expect, it } from 'vitest'
import { bucketCors } from './bucket-cors.ts'

it('only the portal’s pages fetch files, and none writes', () => {
  const [rule, ...others] = bucketCors('portal', 'https://portal.example')
  expect(others).toEqual([])
  expect(rule?.origin).toEqual([
    'https://portal.example',
    'https://portal.web.app',
    'https://portal.firebaseapp.com',
  ])
  expect(rule?.method).toEqual(['GET', 'HEAD'])
})

it('a portal without an address of its own is named once', () => {
  expect(bucketCors('portal', 'https://portal.web.app')[0]?.origin).toHaveLength(2)
})
