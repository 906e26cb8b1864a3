import { expect, test } from 'vitest'
import { box, table } from './box.ts'

test('a table pads each column to its widest cell', () => {
  const rows = [
    ['user', 'is'],
    ['siteadmin', 'admin'],
  ]
  expect(table(rows)).toEqual(['user       is', 'siteadmin  admin'])
})

test('a box frames lines of any length', () => {
  expect(box(['ab', '', 'abcd'])).toBe(
    ['┌────────┐', '│  ab    │', '│        │', '│  abcd  │', '└────────┘'].join('\n'),
  )
})
