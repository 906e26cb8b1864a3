import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** `npm run dev` proxies what the emulated Hosting would answer by a function. */
const portal = 'http://127.0.0.1:5050'

/** React Router keeps its unused components, by the names it writes on them: 2 kB of every first load, compressed. */
const unusedComponents: Plugin = {
  name: 'unused-components',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/= (\S+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
}

/** An icon names each of its lines by letters that mean nothing, which do not compress, so that React may tell them apart. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build', // the lines never change, so that React needs no names; its development build would say that they lack
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/,\s+key: "\w+"\s+}/g, ' }'), map: null }),
  },
}

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

/**
 * What stands in one file rather than in many small ones, which compress worse: the libraries of every screen (but for what
 * few first screens do: changes, and several reads at once), and the parts of a list.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\/(?!.*([mM]utationObserver|useMutation|queriesObserver|useQueries))/,
  },
  {
    name: 'core',
    test: /contract\/src\/(brand|constants|dialog-text|format\/leading-zero)\.ts|web\/src\/lib\/(api|late-code|newer-release|notify|paths|query|session|storage|theme|visitor)\.ts|vite\/preload-helper/,
  },
  {
    name: 'picture',
    test: /ui\/(picture|skeleton|use-near-viewport)|features\/site\/card|node_modules\/thumbhash/,
  },
  {
    name: 'albums',
    test: /lib\/(encoded-lists|stored-value)|contract\/src\/media\/codec|contract\/src\/limits|features\/media\/(albums\/(grants|album-card)|zip\/zip-presence)|icons\/(lock|clapperboard|headphones)/,
  },
  {
    name: 'header',
    test: /features\/site\/page-header|icons\/arrow-left\./,
  },
  {
    name: 'rating',
    test: /ui\/avatar|icons\/star\./,
  },
  {
    name: 'list',
    test: /features\/site\/(nothing-found|list-states|read-failure)|ui\/search-field|lib\/use-(search|debounced)|icons\/(search|search-x|x|cloud-alert|cloud-exclamation-point)\./,
  },
]

export default defineConfig({
  plugins: [lateCode, unusedComponents, plainIcons, react(), tailwindcss()],
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': portal, '/inbox': portal, '/locked': portal, '/originals': portal, '/__': portal },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Beside the chunks, without the line in each that names it: a dozen chunks of a first load carried it.
    sourcemap: 'hidden',
    // Which files each screen needs, for the server-rendered pages (scripts/build.ts).
    manifest: true,
    cssMinify: 'lightningcss',
    modulePreload: {
      // A browser that does not know these hints (Safari before 17) fetches the files when they are imported.
      polyfill: false,
      // Late code names all of its files, but for what every page has already.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : [...new Set([file, ...files])].filter((name) => !/\/(base|core|index)-/.test(name)),
    },
    rolldownOptions: {
      // Reading a table's entry does nothing else: without this every screen carried the texts of all others.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Every screen's list of what to fetch holds the names: without their first part it is half a kilobyte lighter, and
        // with seven random letters instead of eight lighter still.
        chunkFileNames: ({ name }) =>
          `assets/${name === 'base' || name === 'core' ? `${name}-` : ''}[hash:7].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})
