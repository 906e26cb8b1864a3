import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { brandPlugin } from './brand-plugin.ts'

/** `npm run dev` proxies what the emulated Hosting would answer by a function. */
const portal = 'http://127.0.0.1:5050'

/** Each is one file, with all that its modules import: without groups, an album would load 50 small files (decision 028). */
const groups = [
  // What every page loads.
  { name: 'base', test: /src\/app\/shell\.tsx$/ },
  // What most screens show.
  {
    name: 'screens',
    test: /(category-badge|latest-(news|sound)|list-screen|entry-not-found|linked-item|listed-entry|page-header|share-button|stars|use-(list|search)|photo-alt)\.tsx?$|icons\/(image-off|bookmark|lock)\.mjs/,
  },
  // What the list of albums, an album and what opens above them share; what fetches the files of a zip is the zip's and the client room's.
  {
    name: 'media',
    test: /features\/media\/(albums\/(?!album-card|latest-albums)|photos\/|zip\/(?!zip-button|zip-fetcher|parts|is-paused))|(zip-buttons\.texts|local-saved)\.tsx?$/,
    minShareCount: 2,
  },
  // What the zip and a client room share.
  {
    name: 'zip',
    test: /(zip\/(zip-fetcher|parts|is-paused)|fetch-file|lib\/(job-queue|build-zip|format\/safe-names))\.ts$/,
  },
]

/** Tailwind's initial values for browsers without `@property`, which are older than the supported ones (public/first.js). */
const forOldBrowsers = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/

const withoutOldBrowsers: Plugin = {
  name: 'without-old-browsers',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = String(asset.source).replace(forOldBrowsers, '')
  },
}

export default defineConfig({
  plugins: [brandPlugin, react(), tailwindcss(), withoutOldBrowsers],
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': portal, '/inbox': portal, '/locked': portal, '/originals': portal, '/__': portal },
  },
  build: {
    target: 'es2023',
    // The supported browsers (package.json), so that no colour is written twice.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // They are not deployed (firebase.json): with them at hand a fault's stack is read.
    sourcemap: 'hidden',
    // Which files each screen needs, for the server-rendered pages (scripts/build.ts).
    manifest: true,
    // A browser that does not know these hints (Safari before 17) fetches the files when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
