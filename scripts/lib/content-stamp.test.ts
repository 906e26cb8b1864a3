import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentHash } from './content-stamp.ts'

test('the hash follows content and names, and only those the globs match', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const hash = (): string => contentHash(['*.ts'], folder)
  writeFileSync(join(folder, 'a.ts'), 'one')
  const first = hash()

  writeFileSync(join(folder, 'note.md'), 'unread')
  expect(hash()).toBe(first)

  writeFileSync(join(folder, 'a.ts'), 'two')
  const second = hash()
  expect(second).not.toBe(first)

  renameSync(join(folder, 'a.ts'), join(folder, 'b.ts'))
  expect(hash()).not.toBe(second)
})
