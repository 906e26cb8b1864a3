import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPassphrase } from './passphrase.ts'

const folder = mkdtempSync(join(tmpdir(), 'passphrase-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a passphrase is the first line of a file, else that of the environment, else none', () => {
  const file = join(folder, 'one')
  writeFileSync(file, 'correct horse battery\r\nnotes\n')
  const env = { BACKUP_PASSPHRASE: 'of the environment' }
  expect(readPassphrase(file, env)).toBe('correct horse battery')
  expect(readPassphrase(undefined, env)).toBe('of the environment')
  expect(readPassphrase(undefined, {})).toBeUndefined()
  expect(readPassphrase(undefined, { BACKUP_PASSPHRASE: '' })).toBeUndefined()
})

test('a file that is not there, or has none, is named', () => {
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  expect(() => readPassphrase(empty, {})).toThrow(`${empty} has no passphrase`)
  expect(() => readPassphrase(join(folder, 'none'), {})).toThrow('none is not there')
})
