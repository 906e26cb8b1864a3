import { brand } from '@dlm/contract/brand/brand'
import { expect, it } from 'vitest'
import { renderTemplate } from './render-template.ts'

const page = `<html><head><title>News · ${brand.product}</title>
<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">
</head><body><div id="root"></div></body></html>`
const hint = '<link rel="preload" as="image" href="/c.webp">'
const filled = (title: string) =>
  renderTemplate(page, { html: '<p>Drawn</p>', hints: hint, served: [[['get_news'], { title }, false]] }, [
    '/c.js',
  ])
const data = (html: string) => /<script id="served" type="application\/json">(.*?)<\/script>/.exec(html)?.[1]

it('puts the content into the root, the hints into the head, and the data beside the root', () => {
  const html = filled('Aurora')
  expect(html).toContain('<div id="root"><p>Drawn</p></div>')
  expect(html).toContain(`<title>News · ${brand.product}</title>${hint}`)
  expect(JSON.parse(data(html) ?? '')).toEqual([[['get_news'], { title: 'Aurora' }, false]])
})

it('lets the code of the app and of the screen wait for the content', () => {
  const [ahead, code = ''] = filled('Aurora').split('<template id="code">')
  expect(ahead).not.toContain('.js')
  expect(code.match(/\/[abc]\.js/g)).toEqual(['/a.js', '/b.js', '/c.js', '/b.js', '/a.js'])
})

it('evaluates each chunk of the app separately, dependencies first, and the chunks of the screen on demand', () => {
  const scripts = [...filled('Aurora').matchAll(/<script type="module"[^>]* src="([^"]+)"/g)]
  expect(scripts.map(([, file]) => file)).toEqual(['/b.js', '/a.js'])
})

it.each(['</script><script>alert(1)</script>', '<!--<script>', "$& $' $`"])(
  'leaves a text unchanged that would end the data or be taken for a pattern: %s',
  (title) => {
    const html = filled(title)
    expect(JSON.parse(data(html) ?? '')).toEqual([[['get_news'], { title }, false]])
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html.endsWith('</template></body></html>')).toBe(true)
  },
)
