import type { Prerendered } from './prerender.ts'

const root = '<div id="root"></div>'
/** The app's script, and the hints that fetch its parts along with it. */
const scripts =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

const asHint = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`
const asScript = (file: string) => `<script type="module" crossorigin src="${file}"></script>`

/**
 * The app's page with its first content in it, and the dehydrated state in a script of data: the app starts its cache from
 * it. The app's own code waits in a template until that content is read, and then seen (web/public/first.js).
 * @param files the files of the screen's code
 */
export function renderTemplate(
  page: string,
  { html, hints, served }: Prerendered,
  files: readonly string[],
): string {
  // A `</script>` in a text would end the element.
  const data = JSON.stringify(served).replaceAll('<', '\\u003c')
  const app = Array.from(page.matchAll(scripts), ([, file = '']) => file)
  // Fetched all at once. Each chunk of the app is a script too, dependencies first, and so is evaluated separately: all of them
  // in one task would block the page.
  const code = [...[...app, ...files].map(asHint), ...app.toReversed().map(asScript)]
  const content = `<div id="root">${html}</div>
    <script id="served" type="application/json">${data}</script>
    <template id="code">${code.join('')}</template>`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replaceAll(scripts, '')
    .replace('</title>', () => `</title>${hints}`)
    .replace(root, () => content)
}
