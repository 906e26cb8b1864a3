import { describe, expect, it } from 'vitest'
import {
  documentedPath,
  documentedPaths,
  type ReadableKind,
  readablePath,
  tagPath,
} from './readable-paths.ts'

const title = 'North Light'

describe('a readable address', () => {
  it.each([
    ['n1', title, '/news/north-light-n1'],
    ['n1', '…', '/news/n1'],
    ['PRD-LUMEN', title, '/news/north-light--PRD-LUMEN'],
    ['PRD-LUMEN', '…', '/news/--PRD-LUMEN'],
    ['n1', '光', '/news/%E5%85%89-n1'],
  ])('of %s with the title %s is %s', (id, of, expected) => {
    expect(readablePath('news', { id, title: of })).toBe(expected)
  })

  it.each(
    ['n1', 'a_b', 'PRD-LUMEN', '-a', 'a--b', '--', 'a-', '-', '_'].flatMap((id) =>
      [title, '…', '光', 'A - - b'].map((of) => [id, of] as const),
    ),
  )('leads back to %s, titled %s, in every kind', (id, of) => {
    for (const kind of Object.keys(documentedPaths) as ReadableKind[])
      expect(documentedPath(readablePath(kind, { id, title: of }))).toBe(documentedPaths[kind] + id)
  })

  it.each(['/', '/news', '/news/', '/news/a/b', '/news/a-b/', '/constructor/a', '/news/a%2F', '/read_news'])(
    'is not %s',
    (path) => {
      expect(documentedPath(path)).toBeNull()
    },
  )
})

it('leads from the address of a tag to the screen of tags', () => {
  expect(tagPath('Contact Sheet')).toBe('/tags/contact-sheet')
  expect(documentedPath(tagPath('Café'))).toBe('/tags?tag=cafe')
  expect(documentedPath('/tags/')).toBeNull()
  expect(documentedPath('/tags/a/b')).toBeNull()
})
