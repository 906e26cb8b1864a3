import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../contract/src/brand/brand.ts'
import { themeStyles } from '../contract/src/brand/colours.ts'
import { prose } from '../contract/src/brand/prose.ts'
import { brandFiles } from './brand-files.ts'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const texts: Readonly<Record<string, string>> = { product: brand.product, description: prose.description }

/** index.html with the brand's texts in place of `{{product}}` and the like. */
function filledIn(html: string): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`index.html asks for {{${name}}}, which the brand does not have`)
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  })
}

/** The style sheet with both themes, which is no file. */
const themes = '/brand/themes.css'

/** Gives the app what is made of the brand (contract/src/brand): texts of its page, colours, manifest and icons. */
export const brandPlugin: Plugin = {
  name: 'brand',
  transformIndexHtml: { order: 'pre', handler: filledIn },
  resolveId: { filter: { id: /^brand\/themes\.css$/ }, handler: () => themes },
  load: { filter: { id: /brand\/themes\.css$/ }, handler: themeStyles },
  async generateBundle() {
    for (const [fileName, source] of await brandFiles()) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer(server) {
    const files = brandFiles()
    server.middlewares.use(async (request, response, next) => {
      const name = (request.url ?? '').slice(1)
      const file = (await files).get(name)
      if (file === undefined) return next()
      response.setHeader('content-type', types[posix.extname(name)] ?? 'application/octet-stream')
      response.end(file)
    })
  },
}
