import type { Prerendered } from './prerender.ts'

const root = '<div id="root"></div>'
/** The app's script, and the hints that fetch its parts along with it. */
const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/**
 * The app's page with its first content in it, and what that was made of in a script that nobody runs: the app starts its
 * cache from it. The app's own code waits in a template until that content is seen (web/public/first.js).
 * @param files the files of the screen's code
 */
export function fillIn(page: string, { html, hints, served }: Prerendered, files: readonly string[]): string {
  // A `</script>` in a text would end the element.
  const data = JSON.stringify(served).replaceAll('<', '\\u003c')
  const screen = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  // Else the one script that all the others are for comes last of them.
  const app =
    page.match(scripts)?.map((tag) => tag.replace('<script ', '<script fetchpriority="high" ')) ?? []
  const content = `<div id="root">${html}</div>
    <script id="served" type="application/json">${data}</script>
    <template id="code">${[...app, ...screen].join('')}</template>`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replaceAll(scripts, '')
    .replace('</title>', () => `</title>${hints}`)
    .replace(root, () => content)
}
