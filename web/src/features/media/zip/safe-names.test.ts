import { describe, expect, it } from 'vitest'
import { safeName, safeUniqueNames } from './safe-names.ts'

describe('safeName', () => {
  it.each([
    ['sea.jpg', 'sea.jpg'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\temp\\a.jpg', 'C_temp_a.jpg'],
    ['a\u0000b\n.jpg', 'a_b_.jpg'],
    ['  .hidden. ', 'hidden'],
    ['CON.jpg', '_CON.jpg'],
    ['console.jpg', 'console.jpg'],
    ['gpj.\u202eexe', 'gpj._exe'],
    ['', 'file'],
    ['...', 'file'],
    ['සිංහල 🌊.webp', 'සිංහල 🌊.webp'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })

  it('shortens the name and keeps its ending', () => {
    expect(safeName(`${'x'.repeat(300)}.jpeg`)).toBe(`${'x'.repeat(120)}.jpeg`)
  })
})

it('safeUniqueNames gives each name once, whatever its capitals', () => {
  expect(safeUniqueNames(['a.jpg', 'A.JPG', 'a.jpg', 'a (2).jpg', 'b'])).toEqual([
    'a.jpg',
    'A (2).JPG',
    'a (3).jpg',
    'a (2) (2).jpg',
    'b',
  ])
})
