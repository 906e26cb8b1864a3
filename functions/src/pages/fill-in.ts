import type { Prerendered } from './prerender.ts'

const root = '<div id="root"></div>'
/** The app's scripts, and the hints that fetch their parts ahead. */
const scripts = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * The app's page with its first content in it, and what that was made of in a script that nobody runs: the app starts its
 * cache from it. The app's own code steps back behind the style sheet, the fonts and the pictures of that content.
 */
export function fillIn(page: string, { html, hints, served }: Prerendered): string {
  // A `</script>` in a text would end the element.
  const data = JSON.stringify(served).replaceAll('<', '\\u003c')
  const content = `<div id="root">${html}</div>
    <script id="served" type="application/json">${data}</script>`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replaceAll(scripts, (tag) => `${tag} fetchpriority="low"`)
    .replace('</title>', () => `</title>${hints}`)
    .replace(root, () => content)
}
