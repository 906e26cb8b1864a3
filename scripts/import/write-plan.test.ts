import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolders } from '@dlm/import/folders'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneBit } from '../../functions/src/testing/black-png.ts'
import { documentsFile } from '../archive/files.ts'
import { diskFiles } from './disk-files.ts'
import { writePlan } from './write-plan.ts'

const root = mkdtempSync(join(tmpdir(), 'write-plan-'))
const [source, archive] = [join(root, 'source'), join(root, 'archive')]

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#a52' },
  })
    .jpeg()
    .toBuffer()
  mkdirSync(join(source, 'album'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'album/a-large.png': oneBit(11_000, 10_001),
    'album/b.jpg': photo,
    'album/c-without-end.jpg': photo.subarray(0, -2),
    'escaped.md': '---\ntitle: Escaped\n---\n1986\\. A great year',
    'hostile.md': `---\ntitle: Hostile\n---\n${'- '.repeat(9000)}a`,
    'long.md': `---\ntitle: Long\n---\n${'word '.repeat(5000)}`,
    'shown.md': `---\ntitle: Shown\n---\n${'::photo(a)\n'.repeat(21)}`,
    'stars.md': `---\r\ntitle: Stars\r\n---\r\n${'*a* b\r\n\r\n'.repeat(500)}`,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(source, name), content)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('writes all that can be shown, and says of each other thing why it cannot', async () => {
  const now = Date.now() + 60_000
  const problems = await writePlan(
    readFolders(diskFiles, source, now),
    archive,
    join(source, 'album', 'b.jpg'),
    now,
  )
  expect(problems).toEqual([
    expect.stringMatching(/a-large\.png is no picture that can be read: This image has 110\.1 megapixels/),
    '“Hostile” cannot be an article: its text has more than 20 list or quote signs at the start of a line',
    '“Long” cannot be an article: it has 24999 characters, and an article at most 20000',
    '“Shown” cannot be an article: its text shows more than 20 embedded items',
  ])
  const written = (name: 'news' | 'photos') =>
    Object.values(
      JSON.parse(readFileSync(documentsFile(archive, name), 'utf8')) as Record<
        string,
        { title?: string; name?: string; text?: string }
      >,
    )
  expect(written('photos').map(({ name }) => name)).toEqual(['b.jpg', 'c-without-end.jpg'])
  expect(written('news').map(({ title, text }) => [title, text?.slice(0, 20)])).toEqual([
    ['Escaped', '1986. A great year'],
    ['Stars', expect.stringMatching(/^a b/)],
  ])
})
