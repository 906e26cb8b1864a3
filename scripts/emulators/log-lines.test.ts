import { expect, test } from 'vitest'
import { lineKind, lineSplitter } from './log-lines.ts'

test.each([
  ['│ ✔  All emulators ready! It is now safe to connect your app. │', 'ready'],
  ['⚠  functions: Failed to load function definition from source', 'important'],
  ['Error: Could not start Firestore Emulator, port taken.', 'important'],
  ['⚠  firestore: Env variable override detected. Using firestore emulator at /a.jar', 'plain'],
  ['i  functions: Beginning execution of "us-central1-api"', 'plain'],
])('%s is %s', (line, kind) => {
  expect(lineKind(line)).toBe(kind)
})

test('a line that comes in two chunks is one line', () => {
  const lines: string[] = []
  const feed = lineSplitter((line) => lines.push(line))
  feed('one\ntw')
  feed('o\nthree')
  expect(lines).toEqual(['one', 'two'])
})
