import { expect, it } from 'vitest'
import { scrubFault } from './scrub-fault.ts'

it.each([
  [
    'Cannot read properties of undefined (reading "ada@dlm.test")',
    'Cannot read properties of undefined (reading “…”)',
  ],
  [
    'Failed to fetch https://portal.test/read_news?id=7&search=my+secret',
    'Failed to fetch https://portal.test/read_news',
  ],
  ['No account for ada@dlm.test with 200012345678', 'No account for … with #'],
  ["Unexpected token 'my password' in JSON", 'Unexpected token “…” in JSON'],
  ['two\nlines\u202e', 'two lines'],
])('removes from %j what might be personal', (message, scrubbed) => {
  expect(scrubFault(message)).toBe(scrubbed)
})

it('cuts after 200 characters', () => {
  expect(scrubFault('x '.repeat(1000))).toHaveLength(200)
})
