import { expect, it } from 'vitest'
import { rarestWord } from './similar-questions.tsx'

it.each([
  ['', ''],
  ['How do I do it?', ''],
  ['What could this be about?', ''],
  ['Is there a limit to a ZIP download?', 'download'],
  ['Does the invoice come late?', 'invoice'],
  ['Größe der Fotos', 'größe'],
])('of %j: %j', (text, word) => {
  expect(rarestWord(text)).toBe(word)
})
