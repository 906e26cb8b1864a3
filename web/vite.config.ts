import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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
    test: /(category-badge|latest-(news|sound)|list-screen|entry-not-found|page-header|share-button|stars|use-(list|search))\.tsx?$/,
  },
  // Small things that several screens show: as files of their own they would cost more in headers than in code.
  {
    name: 'small',
    test: /(use-(reduced-motion|media-query)|format\/(photo-alt|day)|lib\/kinds|icons\/(arrow-right|pause))\.(ts|m?js)$/,
  },
  {
    name: 'tiles',
    test: /((rating|event|product)-screens\.texts|new-year|event\/(time|is-upcoming))\.tsx?$/,
  },
  // What the list of albums, an album and what opens above them share.
  {
    name: 'media',
    test: /features\/media\/(albums\/(album-card|grants|latest-albums|photo-count|renew-grant)|zip\/(?!zip-album)|photos\/(held-keys|photo-(medium|queries))|saved\/local-saved|lightbox\/lightbox\.lazy)|icons\/bookmark\.mjs/,
    minShareCount: 2,
  },
  // What an album shares with other screens, so that these load no album.
  {
    name: 'linked',
    test: /(linked-item|listed-entry|show-section)\.tsx?$|icons\/image-off\.mjs/,
    minShareCount: 2,
  },
  { name: 'photo', test: /photo-alt\.ts$|icons\/image\.mjs/, minShareCount: 2 },
  // An album: what its layouts and its saved photos import of it would otherwise be files of their own.
  {
    name: 'album',
    test: /features\/media\/(albums\/(album-(bar|cover|photos|screen|skeleton|view)|bar-button|saved-toggle|slideshow-link|use-(lightbox|open-photo|shown-photos))|photos\/(box|justify|laid-out-photos|neighbours|photo-(layout|list|tile)|use-(element-bounds|photo-(focus|window)))|saved\/use-has-saved|zip\/zip-album-button)\.tsx?$/,
  },
]

export default defineConfig({
  plugins: [brandPlugin, react(), tailwindcss()],
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': portal, '/inbox': portal, '/locked': portal, '/originals': portal, '/__': portal },
  },
  build: {
    target: 'es2023',
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
