import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'
import { publicText } from './wordpress-text.ts'

const shared: Readonly<Record<string, string>> = {
  '7': '<!-- wp:paragraph --><p>Shared.</p><!-- /wp:paragraph -->',
  '8': '<!-- wp:block {"ref":8} /-->',
}
const around = { sharedBlock: (id: string) => shared[id] ?? null, gallery: () => '' }

/** The text as Markdown, and what was left out of it. */
function read(text: string) {
  const { html, leftOut } = publicText(text, around)
  const { markdown, lost } = htmlText(html)
  return [markdown, ...leftOut, ...Object.entries(lost).map(([name, count]) => `${count} ${name}`)]
}

const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name} ${attributes}-->${html}<!-- /wp:${name} -->`
const paragraph = (html: string, attributes = '') => block('paragraph', `<p>${html}</p>`, attributes)

it.each<[string, string, string[]]>([
  ['paragraphs of before blocks', 'One\nline\n\nTwo', ['One  \nline\n\nTwo']],
  ['a heading beside text', '<h3>Head</h3>\nText\n\n<hr>\nEnd', ['### Head\n\nText\n\n* * *\n\nEnd']],
  ['a list', 'One\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nTwo', ['One\n\n-   a\n-   b\n\nTwo']],
  ['a quote', '<blockquote>One\n\nTwo</blockquote>', ['> One\n> \n> Two']],
  ['code', 'See\n<pre>a\n\n  b</pre>', ['See\n\n```\na\n\n  b\n```']],
  [
    'an address alone on its line',
    'See\n\nhttps://v.test/1',
    ['See\n\n[https://v.test/1](https://v.test/1)'],
  ],
  [
    'a link',
    'A <a href="https://x.test/a">link</a>\nand a line',
    ['A [link](https://x.test/a)  \nand a line'],
  ],
  [
    'words in brackets',
    'One [sic] [Photo by Asha] [1] [[gallery]]',
    ['One \\[sic\\] \\[Photo by Asha\\] \\[1\\] \\[gallery\\]'],
  ],
  [
    'a caption',
    '[caption id="a" width="3"]<img src="a.jpg" /> The sea.[/caption]',
    ['The sea.', '1 picture'],
  ],
  [
    'a caption of long ago',
    '[caption caption="The sea."]<a href="https://x.test/a.jpg"><img src="a.jpg" /></a>[/caption]',
    ['The sea.', '1 picture'],
  ],
  ['an embed', '[embed width="3"]https://v.test/1[/embed]', ['[https://v.test/1](https://v.test/1)']],
  ['a film and a sound', 'One [video src="a.mp4"][/video] [audio mp3="a.mp3"]', ['One', '1 film', '1 sound']],
])('%s of a text stays as it was shown', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each<[string, string, string[]]>([
  [
    'blocks',
    `${paragraph('One')}${block('heading', '<h2>Two</h2>')}<!-- wp:more --><!--more--><!-- /wp:more -->`,
    ['One\n\n## Two'],
  ],
  [
    'an embed',
    block(
      'embed',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://v.test/1\n</div><figcaption>A film</figcaption></figure>',
      '{"url":"https://v.test/1"} ',
    ),
    ['[https://v.test/1](https://v.test/1)\n\nA film'],
  ],
  [
    'columns',
    block('columns', `<div>${block('column', paragraph('One'))}${block('column', paragraph('Two'))}</div>`),
    ['One\n\nTwo'],
  ],
  ['a block of several posts', `${paragraph('One')}<!-- wp:block {"ref":7} /-->`, ['One\n\nShared.']],
  [
    'a block of several posts that is not public, or in itself',
    '<!-- wp:block {"ref":9} /--><!-- wp:core/block {"ref":8} /-->One',
    ['One', 'of its text block “block” (2 times)'],
  ],
  [
    'a block that WordPress draws',
    `${paragraph('One')}<!-- wp:latest-posts {"a":1} /--><!-- wp:spacer /-->`,
    ['One', 'of its text block “latest-posts”'],
  ],
  [
    'a block of a plugin',
    `${paragraph('One')}${block('jetpack/paid-content', paragraph('Secret') + block('jetpack/paid-content', 'Secret') + paragraph('Secret'))}${paragraph('Two')}`,
    ['One\n\nTwo', 'of its text block “jetpack/paid-content”'],
  ],
  [
    'a block that does not end',
    `${paragraph('One')}<!-- wp:pmpro/membership {"levels":["1"]} --><p>Secret</p>`,
    ['One', 'of its text block “pmpro/membership”'],
  ],
  [
    'a block whose visibility is set',
    paragraph('One') + paragraph('Secret', '{"metadata":{"blockVisibility":false}} '),
    ['One', 'of its text block “paragraph”'],
  ],
  [
    'a shortcode of a plugin',
    'One [members level="1"]Secret [members]Secret[/members] Secret[/members] two',
    ['One two', 'of its text shortcode [members]'],
  ],
  [
    'a shortcode of a plugin without attributes',
    'One [private]Secret[/private] [contact-form-7 id="1"] two',
    ['One two', 'of its text shortcode [private], shortcode [contact-form-7]'],
  ],
  [
    'a shortcode of a plugin within one of WordPress',
    '[caption]<img src="a.jpg"> Sea [private]Secret[/private][/caption]',
    ['Sea', 'of its text shortcode [private]', '1 picture'],
  ],
])('what some alone are shown is no part of a text: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})
