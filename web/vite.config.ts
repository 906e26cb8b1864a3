import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { brandPlugin } from './brand-plugin.ts'

/** `npm run dev` proxies what the emulated Hosting would answer by a function. */
const portal = 'http://127.0.0.1:5050'

/**
 * Every `import()` of the app goes through one loader of our own in place of Vite's, which hints at the files by
 * `modulepreload`: browsers remember for ever that a module could not be fetched that way.
 */
const lateCode: Plugin = {
  name: 'late-code',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadLate as __vitePreload } from '/src/lib/late-code.ts'`,
  },
}

/** What many screens share, in few files rather than in dozens of small ones, which compress worse. */
const groups = [
  {
    // What every screen loads. Not what few do: mutations, and several queries at once.
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\/(?!.*([mM]utationObserver|useMutation|queriesObserver|useQueries))|web\/src\/(auth\/session|lib\/(api|api-failure|late-code|newer-release|notify|paths|pop-listener|query|screen-transition|storage|store|theme|visitor))\.ts|web\/src\/ui\/(classes|spinner)\.|web\/src\/lib\/use-(media-query|reduced-motion)\.|contract\/src\/format\/leading-zero\.|icons\/search\.|vite\/preload-helper/,
  },
  {
    name: 'screen',
    test: /web\/src\/(features\/site\/(card|nothing-found|read-failure|page-header|share-button|linked-item|not-here)|ui\/(search-field|icon-button|skeleton)|lib\/(use-(search|debounced|parameters)|encoded-lists|listed-entry|stored-value)|features\/media\/zip\/zip-presence)|contract\/src\/(media\/codec|limits|format\/(plural|media-endings|media-title))\.|icons\/(search-x|x|cloud-alert|cloud-exclamation-point|arrow-left|share-2|image-off)\./,
    includeDependenciesRecursively: false, // these are not for these screens alone
  },
  {
    name: 'list',
    test: /web\/src\/(features\/site\/(list-(screen|states)|group-titles)|lib\/use-list|ui\/tabs)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'album',
    test: /features\/media\/(albums\/(grants|renew-grant|photo-count)|photos\/photo-queries)\.|icons\/(bookmark|clapperboard|folder-plus|headphones|image|lock|lock-open)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'badges',
    test: /features\/(ratings\/stars|catalogue\/category-badge)\.|icons\/(shopping-cart|star)\./,
    includeDependenciesRecursively: false,
  },
  { name: 'readable', test: /readable-(addresses|paths)\./, includeDependenciesRecursively: false },
  {
    name: 'written',
    test: /features\/site\/(written-text|embed-card|detail-picture)\.|ui\/paragraphs\.|lib\/use-transition-on-back\.|news\/news\.texts\./,
    includeDependenciesRecursively: false,
  },
  {
    // What controls show that come late, if at all.
    name: 'controls',
    test: /icons\/(check|chevron-(down|right)|external-link|eye|file-down|trash)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'mutation',
    test: /query-core\/.*mutationObserver|useMutation|web\/src\/lib\/(invalidate|mutation)\./,
  },
  {
    name: 'play',
    test: /icons\/(play|pause)\.|site\/player\/(waveform|bars)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'keys',
    test: /icons\/(badge-check|key-round|log-in)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cards',
    test: /web\/src\/(features\/(news\/(news-card|latest-news)|site\/(shared-picture|year-figure))\.|lib\/format-(day|time)|features\/events\/is-upcoming)|contract\/src\/(format\/day|brand\/prose)\.|icons\/(arrow-right|download)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'media',
    test: /features\/media\/(media-actions|medium|zip\/zip-(button|basket)|saved\/(use-saved|saved-query|kept-saved|saved-albums|bookmark-button))|contract\/src\/media\/media\.texts/,
    includeDependenciesRecursively: false,
  },
]

/** The scripts that every page names. */
const ofThePage = /\/(index|base|rolldown-runtime)-[^/]+\.js$/

export default defineConfig({
  plugins: [brandPlugin, lateCode, react(), tailwindcss()],
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
    cssMinify: 'lightningcss',
    // A browser that does not know these hints (Safari before 17) fetches the files when they are imported.
    // What the page itself names is there before any late code asks for it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ofThePage.test(file)) : files,
    },
    rolldownOptions: {
      // Reading a table's entry does nothing else: without this every screen carried the texts of all others.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups },
        // The entry's script names all others: a letter fewer of each is enough to tell releases apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
