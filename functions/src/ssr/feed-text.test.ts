import type { Embed } from '@dlm/contract/site/blocks.schema'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../text/markdown.ts'
import { blocksAsHtml, paragraphsAsHtml } from './feed-text.ts'

const origin = 'https://portal.test'
const picture = {
  ...{ width: 1600, height: 1000, thumbhash: '' },
  sources: [320, 960, 1600].map((width) => ({ width, url: `https://files.test/${width}.webp?alt=media` })),
}
const embeds: Embed[] = [
  {
    kind: 'photo',
    id: 'p1',
    title: 'A "gull"',
    text: 'At noon',
    path: '/view_albums?album=a&photo=p1',
    picture,
  },
  { kind: 'album', id: 'a', title: 'Sea & sky', text: 'Locked', path: '/view_albums?album=a', picture },
  {
    ...{ kind: 'video', id: 'v', title: 'Tide', path: '/view_albums?tab=video&id=v', picture },
    ...{ file: 'https://files.test/v.mp4', type: 'video/mp4' },
  },
  {
    ...{ kind: 'audio', id: 's', title: 'Rain', path: '/view_albums?tab=audio&id=s' },
    ...{ file: 'https://files.test/s.mp3', type: 'audio/mpeg' },
  },
]
const html = (markdown: string) => blocksAsHtml(parseMarkdown(markdown), embeds, origin)

describe('a written text in the feed', () => {
  it.each([
    ['## A & B', '<h2>A &amp; B</h2>'],
    ['### C', '<h3>C</h3>'],
    [
      'one\ntwo **three** _four_ `<five>`',
      '<p>one<br>two <strong>three</strong> <em>four</em> <code>&lt;five&gt;</code></p>',
    ],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
    ['[shop](https://shop.lk/?a=1&b=2)', '<p><a href="https://shop.lk/?a=1&amp;b=2">shop</a></p>'],
    ['[us](/services)', '<p><a href="https://portal.test/services">us</a></p>'],
  ])('has all that a text can have: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  it('shows a photo with its words, and leads to it', () => {
    expect(html('::photo(p1)')).toBe(
      '<figure><a href="https://portal.test/view_albums?album=a&amp;photo=p1"><img src="https://files.test/960.webp?alt=media" alt="A &quot;gull&quot;" width="1600" height="1000"></a><figcaption>At noon</figcaption></figure>',
    )
  })

  it('shows an album, a film and a sound', () => {
    expect(html('::album(a)')).toContain(
      '<a href="https://portal.test/view_albums?album=a">Sea &amp; sky</a><br>Locked',
    )
    expect(html('::video(v)')).toContain(
      '<video controls src="https://files.test/v.mp4" poster="https://files.test/960',
    )
    expect(html('::audio(s)')).toContain('<audio controls src="https://files.test/s.mp3"></audio>')
    expect(html('- ::audio(s)')).toContain('<li><figure><audio')
  })

  it('leaves out what is not shown to every visitor', () => {
    expect(html('::photo(hidden)')).toBe('')
  })
})

it('a text without Markdown is paragraphs', () => {
  expect(paragraphsAsHtml('one\ntwo\n\n<three>')).toBe('<p>one<br>two</p><p>&lt;three&gt;</p>')
})
