import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readFolders } from '@dlm/import/folders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from './disk-files.ts'

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

function files(contents: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), content)
  }
}
const read = () => readFolders(diskFiles, source, now)
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

  it('stays away however its generator says it: by a fence of another kind, without one, or by its folder', () => {
    files({
      'comment.md': '<!--\n.. title: Nikola\n.. status: draft\n-->\n\nText',
      'dots.md': '---\ndraft: true\n...\nText',
      'eleventy.md': '---json\n{ "draft": true }\n---\nText',
      'hexo.md': 'title: Hexo\npublished: false\n---\nText',
      'json.md': '{"title":"One line","draft":true}\nText',
      'leading.md': '\n \n---\ndraft: true\n---\nText',
      'mac.md': '---\rdraft: true\r---\rText',
      'merge.md': '---\nall: &all\n  draft: true\n<<: *all\n---\nText',
      'pelican.md': 'Title: Pelican\nStatus: draft\n\nText',
      'program.md': '---js\n{ draft: true }\n---\nText',
      'twice.md': '---\nDraft: true\ndraft: false\n---\nText',
      'hugo/_index.md': '---\ncascade:\n  - target: { kind: page }\n    draft: true\n---\nText',
      'hugo/deep/a.md': text,
      'data/data.11tydata.json': '{ "permalink": false }',
      'data/a.md': text,
      'page/a.md': text,
      'page/a.11tydata.json': '{ "draft": true }',
      'code/code.11tydata.js': 'export default { eleventyExcludeFromCollections: true }',
      'code/a.md': text,
      '_config.yml':
        'exclude: [inner]\ndefaults:\n  - scope: { path: "later" }\n    values: { published: false }\n',
      'inner/a.md': text,
      'later/a.md': text,
      'node_modules/part/README.md': text,
      'themes/any/exampleSite/content/a.md': text,
      'README.md': text,
      'good.md': 'Title: Good\nDate: 2020-01-02\n\nText',
    })
    const { articles, leftOut } = read()
    expect(articles.map(({ title, markdown }) => [title, markdown])).toEqual([['Good', 'Text']])
    const reasons = leftOut.filter((line) => line.includes('.md'))
    expect(reasons.sort()).toEqual([
      'README.md: it is for those who work at the site',
      'code/a.md: code.11tydata.js, a program, may hide it',
      'comment.md: it is “draft”',
      'data/a.md: it is no page of its own, by what its folder says',
      'dots.md: it is a draft',
      'eleventy.md: it is a draft',
      'hexo.md: it is not published',
      'hugo/_index.md: it is the page of a section',
      'hugo/deep/a.md: it is a draft, by what its folder says',
      'inner/a.md: _config.yml excludes it',
      'json.md: it is a draft',
      'later/a.md: it is not published, by what its folder says',
      'leading.md: it is a draft',
      'mac.md: it is a draft',
      'merge.md: it is a draft',
      'page/a.md: it is a draft, by what its folder says',
      'pelican.md: it is “draft”',
      'program.md:1: its front matter cannot be read: it is of the kind js',
      'themes/any/exampleSite/content/a.md: it is in themes, which has pages of programs',
      'twice.md: its front matter cannot be read: it has draft twice',
    ])
  })

  it('has its title as it is written, and words for one that is no text', () => {
    files({
      'a.md': `---\ntitle: 007\n---${text}`,
      'b.md': `---\ntitle: 1.10\n---${text}`,
      'c.md': `---\ntitle: {{ site.title }}\n---${text}`,
      'd.md': `---\ntitle: "\\u200b"\n---${text}`,
      'e/index.md': text,
      'f.md': `---\ntitle: ${'🎉'.repeat(80)}\n---${text}`,
    })
    const { articles, leftOut } = read()
    expect(articles.map(({ title }) => title)).toEqual(['007', '1.10', `${'🎉'.repeat(74)}…`, 'e'])
    expect(leftOut).toEqual(['c.md: its title is no text', 'd.md: its title is empty'])
  })

  it('that is not published has no picture that is: neither its cover nor the photos of its folder', () => {
    files({
      'post/secret/index.md': `---\ndraft: true\n---${text}`,
      'post/secret/a.jpg': 'photo',
      'post/secret/more/a.jpg': 'photo',
      'post/broken/index.md': `---\na: b: c\n---${text}`,
      'post/broken/a.jpg': 'photo',
      'post/open/index.md': text,
      'post/open/a.jpg': 'photo',
      'draft.md': `---\ndraft: true\ncover: { image: cover.jpg }\n---${text}`,
      'cover.jpg': 'photo',
      '_drafts/a.jpg': 'photo',
    })
    const { albums, leftOut } = read()
    expect(albums.map(({ name }) => name)).toEqual(['post – open'])
    expect(leftOut.filter((line) => line.includes('photo')).sort()).toEqual([
      '_drafts: 01 photo: it is in _drafts, which is not published',
      'post/broken: 01 photo: of the page beside: it cannot be read',
      'post/secret/more: 01 photo: of the page beside: it is a draft',
      'post/secret: 01 photo: of the page beside: it is a draft',
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
      'w/#recycle/IMG_0.jpg': 'deleted photo',
      'w/Thumbs.db': 'thumbnails',
      'w/.DS_Store': 'x',
      '__MACOSX/w/._IMG_1.jpg': 'x',
    })
    symlinkSync(join(source, 'w'), join(source, 'again'))
    const { albums, leftOut } = read()
    expect(albums.map(({ name, photos }) => [name, photos.length])).toEqual([['w', 1]])
    expect(leftOut).toEqual([
      'again: a link, which is not followed',
      'what systems put beside files, such as thumbnails: 5',
    ])
  })

  it('has other ids than a folder of another device, whose photos have the same names', () => {
    files({
      'one/DCIM/IMG_1.jpg': 'photo',
      'same/DCIM/IMG_1.jpg': 'photo',
      'other/DCIM/IMG_1.jpg': 'another',
    })
    const [one, same, other] = ['one', 'same', 'other'].map((device) => {
      const [album] = readFolders(diskFiles, join(source, device), now).albums
      return [album?.id, album?.photos[0]?.id]
    })
    expect(same).toEqual(one)
    expect(other?.[0]).not.toBe(one?.[0])
    expect(other?.[1]).not.toBe(one?.[1])
  })

  it('has each picture once, without the sizes that WordPress and Ghost made of it', () => {
    files({
      'uploads/a.jpg': 'photo',
      'uploads/a-150x150.jpg': 'photo',
      'uploads/a-scaled.jpg': 'photo',
      'uploads/b-1024x768.jpg': 'photo',
      'images/c.jpg': 'photo',
      'images/size/w600/c.jpg': 'photo',
    })
    const { albums, leftOut } = read()
    expect(albums.map(({ photos }) => photos.map(({ name }) => name))).toEqual([
      ['c.jpg'],
      ['a.jpg', 'b-1024x768.jpg'],
    ])
    expect(leftOut).toEqual(['smaller copies that a site made of its pictures: 3'])
  })

  it('has articles of the time their files were changed, where nothing else says it', () => {
    files({ 'a.md': text })
    const changed = at('2021-02-03T04:05:06Z')
    utimesSync(join(source, 'a.md'), changed / 1000, changed / 1000)
    expect(titles()).toEqual([['a', changed]])
  })

  it('that was written in this very millisecond is not in the future', () => {
    files({ 'a.md': text })
    utimesSync(join(source, 'a.md'), now / 1000 + 0.0009, now / 1000 + 0.0009)
    expect(titles()).toEqual([['a', now]])
  })
})
