import { expect, it } from 'vitest'
import { tellingWord } from './telling-word.ts'

it.each([
  ['', ''],
  ['How do I do it?', ''],
  ['What could this be about?', ''],
  ['Is there a limit to a ZIP download?', 'download'],
  ['Does the invoice come late?', 'invoice'],
  ['Größe der Fotos', 'größe'],
])('of %j: %j', (text, word) => {
  expect(tellingWord(text)).toBe(word)
})
