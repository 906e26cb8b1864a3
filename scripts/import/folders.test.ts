import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFolders } from './folders.ts'

/** After the files are made. */
const now = Date.now() + 60_000
const text = '\n\nA text.\n'
const at = (moment: string) => Date.parse(moment)

let root: string
let source: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folders-'))
  source = join(root, 'source')
  mkdirSync(source)
})
afterEach(() => rmSync(root, { recursive: true }))

function files(named: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(named)) {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), content)
  }
}
const read = () => readFolders(source, now)
const titles = () => read().articles.map(({ title, createdAt }) => [title, createdAt])

describe('a Markdown file', () => {
  it('is an article by YAML, TOML and JSON, with and without a byte order mark', () => {
    files({
      'a.md': `\ufeff---\ntitle: Hello\ndate: 2020-01-02\n---\nText`,
      'b.md': Buffer.from(`\ufeff---\ntitle: Wide\ndate: 2020-01-03\n---\nText`, 'utf16le'),
      'c.md': `+++\ntitle = "Toml"\ndate = 2020-01-04T10:00:00Z\n+++${text}`,
      'd.md': `{\n  "Title": "Json",\n  "date": "2020-01-05"\n}${text}`,
      'e.md': `---\r\ntitle: 2024\r\ndate: 31.12.2023\r\n---\r\nText`,
      'f.md': Buffer.from(`---\ntitle: Café\ndate: 2020-01-06\n---\nText`, 'latin1'),
    })
    expect(titles()).toEqual([
      ['Hello', at('2020-01-02')],
      ['Wide', at('2020-01-03')],
      ['Toml', at('2020-01-04T10:00:00Z')],
      ['Json', at('2020-01-05')],
      ['2024', at('2023-12-31')],
      ['Café', at('2020-01-06')],
    ])
  })

  it('whose front matter does not end is named; a rule above a text is none', () => {
    files({ 'a.md': '---\ntitle: Hello\ndraft: true\nText', 'b.md': '---\n\nWe are open.' })
    const { articles, leftOut } = read()
    expect(articles.map(({ title }) => title)).toEqual(['b'])
    expect(leftOut).toEqual(['a.md:1: its front matter cannot be read: it does not end'])
  })

  it('has the date and the words of a name as Jekyll has it', () => {
    files({ '_posts/2020-01-02-we-are-open.md': text })
    expect(titles()).toEqual([['we are open', at('2020-01-02')]])
  })

  it('stays away unless it is plainly public, with its reason', () => {
    files({
      'draft.md': `---\nDraft: true\n---${text}`,
      'expired.md': `+++\nexpiryDate = 2025-01-01\n+++${text}`,
      'toml.md': `+++\ndraft = true\n+++${text}`,
      'json.md': `{\n"published": false\n}${text}`,
      'wrong.md': `---\ndate: 2023-02-29\n---${text}`,
      '9999-01-01-later.md': text,
      '_drafts/idea.md': text,
      '_index.md': text,
      '_part.md': text,
      'good.md': text,
    })
    const { articles, leftOut } = read()
    expect(articles.map(({ title }) => title)).toEqual(['good'])
    expect(leftOut.sort()).toEqual([
      '9999-01-01-later.md: its date is in the future',
      '_drafts/idea.md: it is in _drafts, which is not published',
      '_index.md: it is the page of a section',
      '_part.md: its name begins with _, which is not published',
      'draft.md: it is a draft',
      'expired.md: it has expired',
      'json.md: it is not published',
      'toml.md: it is a draft',
      'wrong.md: its date cannot be read: 2023-02-29',
    ])
  })

  it('that cannot be read is one line, with its own, and ends nothing', () => {
    const aliases = Array.from({ length: 30 }, (_, nth) => `a${nth + 1}: &a${nth + 1} [*a${nth}, *a${nth}]`)
    files({
      'bomb.md': `---\na0: &a0 [x]\n${aliases.join('\n')}\n---${text}`,
      'list.md': `---\n- a\n---${text}`,
      'wedding.md': `---\ndate: 2020-01-01\ntitle: Wedding: Nimal & Asha\n---${text}`,
      'wrong.md': `+++\ntitle = Wedding\n+++${text}`,
      'zz.md': text,
    })
    const { articles, leftOut } = read()
    expect(articles.map(({ title }) => title)).toEqual(['zz'])
    expect(leftOut).toEqual([
      expect.stringMatching(/^bomb\.md: its front matter cannot be read: Excessive alias count/),
      'list.md: its front matter cannot be read: it is no list of keys and values',
      expect.stringMatching(/^wedding\.md:3: its front matter cannot be read: Nested mappings/),
      expect.stringMatching(/^wrong\.md:2: its front matter cannot be read: /),
    ])
  })

  it('has no cover that is not below the folder: by dots, as an absolute path or through a link', () => {
    writeFileSync(join(root, 'private.webp'), 'picture')
    files({
      'dots.md': `---\ncover: ../private.webp\n---${text}`,
      'absolute.md': `---\ncover: ${join(root, 'private.webp')}\n---${text}`,
      'link.md': `---\ncover: link.webp\n---${text}`,
      'near.md': `---\ncover: pictures/../own.webp\n---${text}`,
      'own.webp': 'picture',
      'pictures/other.webp': 'picture',
    })
    symlinkSync(join(root, 'private.webp'), join(source, 'link.webp'))
    const { articles, leftOut } = read()
    expect(articles.map(({ title, cover }) => [title, cover])).toEqual([['near', join(source, 'own.webp')]])
    expect(leftOut.filter((line) => line.includes('not below the folder'))).toHaveLength(3)
  })
})

describe('a folder of a storage device', () => {
  it('is an album of its photos: what systems put there is one line, and so is a link', () => {
    files({
      'w/IMG_1.jpg': 'photo',
      'w/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg': 'thumbnail',
      'w/Thumbs.db': 'thumbnails',
      'w/.DS_Store': 'x',
      '__MACOSX/w/._IMG_1.jpg': 'x',
    })
    symlinkSync(join(source, 'w'), join(source, 'again'))
    const { albums, leftOut } = read()
    expect(albums.map(({ name, photos }) => [name, photos.length])).toEqual([['w', 1]])
    expect(leftOut).toEqual([
      'again: a link, which is not followed',
      'what systems put beside files, such as thumbnails: 4',
    ])
  })

  it('has articles of the time their files were changed, where nothing else says it', () => {
    files({ 'a.md': text })
    const changed = at('2021-02-03T04:05:06Z')
    utimesSync(join(source, 'a.md'), changed / 1000, changed / 1000)
    expect(titles()).toEqual([['a', changed]])
  })
})
