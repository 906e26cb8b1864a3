import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run dev` proxies what the emulated Hosting would answer by a function. */
const portal = 'http://127.0.0.1:5050'

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
    // Reading a table's entry does nothing else: without this every screen carried the texts of all others.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // What every screen needs compresses worse when it is split by who imports which part of it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'contract',
              test: /contract\/src\/(brand|constants|dialog-text|format\/leading-zero)\.ts/,
            },
          ],
        },
      },
    },
  },
})
