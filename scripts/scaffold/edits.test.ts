import { expect, it } from 'vitest'
import { after, atEndOf, before, importing } from './edits.ts'

it('adds to the end of a block, and to no other', () => {
  const text = 'const a = {\n  x: { y: 1 },\n}\nconst b = [\n]'
  expect(atEndOf('const a', '  z,')(text)).toBe('const a = {\n  x: { y: 1 },\n  z,\n}\nconst b = [\n]')
  expect(atEndOf('const b', '  z,')(text)).toBe('const a = {\n  x: { y: 1 },\n}\nconst b = [\n  z,\n]')
  const short = 'const a = { x }\n\nconst b = {\n}'
  expect(atEndOf('const a', '  z,')(short)).toBe('const a = { x,\n  z,\n }\n\nconst b = {\n}')
  expect(() => atEndOf('const c', '')(text)).toThrow('const c')
})

it('adds before a line, and after a text', () => {
  expect(before('  b', '  a')('x\n  b: 1')).toBe('x\n  a\n  b: 1')
  expect(() => before('  c', '')('x')).toThrow('c')
  expect(after('= [', '$1, ')('const a = [2]')).toBe('const a = [$1, 2]')
  expect(() => after('= [', '')('x')).toThrow('= [')
})

it('imports a name once, with others of the same file where there are any', () => {
  const text = "import { b } from './b.ts'\n"
  expect(importing('b', './b.ts')(text)).toBe(text)
  expect(importing('c', './b.ts')(text)).toBe("import { b, c } from './b.ts'\n")
  expect(importing('d', './d.ts')(text)).toBe("import { d } from './d.ts'\nimport { b } from './b.ts'\n")
  const many = "import {\n  a,\n  b,\n} from './b.ts'\n"
  expect(importing('c', './b.ts')(many)).toBe("import { a, b, c } from './b.ts'\n")
})
