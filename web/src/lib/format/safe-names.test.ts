import { describe, expect, it } from 'vitest'
import { safeName, uniqueSafeNames } from './safe-names.ts'

describe('safeName', () => {
  it.each([
    ['sea.jpg', 'sea.jpg'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\temp\\a.jpg', 'C_temp_a.jpg'],
    ['a\u0000b\n.jpg', 'a_b_.jpg'],
    ['  .hidden. ', 'hidden'],
    ['CON.jpg', '_CON.jpg'],
    ['console.jpg', 'console.jpg'],
    ['con .jpg', '_con .jpg'],
    ['COM¹.jpg', '_COM¹.jpg'],
    [`${'x'.repeat(119)}.40`, 'x'.repeat(119)],
    ['gpj.\u202eexe', 'gpj._exe'],
    ['', 'file'],
    ['...', 'file'],
    ['සිංහල 🌊.webp', 'සිංහල 🌊.webp'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })

  it('shortens the name, but not its extension', () => {
    expect(safeName(`${'x'.repeat(300)}.jpeg`)).toBe(`${'x'.repeat(120)}.jpeg`)
  })
})

describe('a name of letters of several bytes', () => {
  const bytesOf = (name: string) => Buffer.byteLength(name)
  const family = '👨\u200d👩\u200d👧\u200d👦'

  it.each([
    ['of Sinhala', `${'අ'.repeat(100)}.jpg`, `${'අ'.repeat(83)}.jpg`, `${'අ'.repeat(82)} (2).jpg`],
    ['of families', `${family.repeat(20)}.jpg`, `${family.repeat(10)}.jpg`, `${family.repeat(9)} (2).jpg`],
    ['of conjuncts', `${'ශ්\u200dරී'.repeat(50)}.jpg`, `${'ශ්\u200dරී'.repeat(16)}.jpg`, undefined],
    ['of accents', `${'x\u0301\u0302'.repeat(90)}.webp`, `${'x\u0301\u0302'.repeat(50)}.webp`, undefined],
    ['without an ending', 'අ'.repeat(100), 'අ'.repeat(85), `${'අ'.repeat(83)} (2)`],
  ])('%s has 255 bytes at most, and whole letters', (_what, name, first, second) => {
    const names = uniqueSafeNames(Array(12).fill(name))
    expect(names[0]).toBe(first)
    if (second !== undefined) expect(names[1]).toBe(second)
    expect(new Set(names).size).toBe(12)
    for (const each of names) {
      expect(bytesOf(each)).toBeLessThanOrEqual(255)
      expect(() => encodeURIComponent(each)).not.toThrow()
    }
  })

  it('leaves room for what a zip is called', () => {
    const zip = safeName('අ'.repeat(100), ' 10 of 12.zip')
    expect(zip).toMatch(/^අ+ 10 of 12\.zip$/)
    expect(bytesOf(zip)).toBeLessThanOrEqual(255)
  })
})

it('numbers two thousand photos of one name at once', () => {
  const started = performance.now()
  const names = uniqueSafeNames(Array(2000).fill('image.jpg'))
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(names.at(-1)).toBe('image (2000).jpg')
  expect(uniqueSafeNames(['a (2).jpg', 'a.jpg', 'a.jpg', 'a.jpg'])).toEqual([
    ...['a (2).jpg', 'a.jpg', 'a (3).jpg', 'a (4).jpg'],
  ])
})

it('takes a dot in a title for no ending', () => {
  expect(uniqueSafeNames(['Symphony No.40', 'Symphony No.40'])).toEqual([
    ...['Symphony No.40', 'Symphony No.40 (2)'],
  ])
})

it('uniqueSafeNames gives each name once, whatever its capitals', () => {
  expect(uniqueSafeNames(['a.jpg', 'A.JPG', 'a.jpg', 'a (2).jpg', 'b'])).toEqual([
    'a.jpg',
    'A (2).JPG',
    'a (3).jpg',
    'a (2) (2).jpg',
    'b',
  ])
})
