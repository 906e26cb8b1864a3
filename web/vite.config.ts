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

/**
 * What stands in one file rather than in many small ones, which compress worse: the libraries of every screen (but for what
 * makes changes, which few first screens do), and the parts of a list.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\/(?!.*([mM]utationObserver|useMutation))/,
  },
  {
    name: 'core',
    test: /contract\/src\/(brand|constants|dialog-text|format\/leading-zero)\.ts|web\/src\/lib\/(api|notify|paths|query|session|storage|theme|visitor)\.ts|vite\/preload-helper/,
  },
  {
    name: 'picture',
    test: /ui\/(picture|skeleton|use-near-viewport)|node_modules\/thumbhash/,
  },
  {
    name: 'albums',
    test: /lib\/encoded-lists|contract\/src\/media\/codec|features\/media\/albums\/(grants|album-card)|icons\/lock/,
  },
  {
    name: 'list',
    test: /features\/site\/(nothing-found|list-states|read-failure|page-header)|ui\/search-field|lib\/use-(search|debounced)|icons\/(search|search-x|x|arrow-left|cloud-alert|cloud-exclamation-point)\./,
  },
]

export default defineConfig({
  plugins: [unusedComponents, react(), tailwindcss()],
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': portal, '/inbox': portal, '/locked': portal, '/__': portal },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: true,
    cssMinify: 'lightningcss',
    // What every page has already is not fetched ahead of a screen.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(base|core|index|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      // Reading a table's entry does nothing else: without this every screen carried the texts of all others.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Every screen's list of what to fetch holds the names: without their first part it is half a kilobyte lighter.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})
