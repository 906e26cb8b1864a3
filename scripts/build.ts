import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type BuildOptions, build, context, transform } from 'esbuild'
import { PROJECT } from './emulators/cli.ts'
import { whenChanged } from './lib/content-stamp.ts'
import { fontFiles } from './lib/font-files.ts'
import { inRoot, ROOT } from './lib/paths.ts'
import { portalOrigin } from './lib/portal-origin.ts'
import { robots } from './lib/robots.ts'
import { capture } from './lib/run.ts'
import { screenFiles } from './lib/screen-files.ts'
import { StopError } from './lib/stop-error.ts'

const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.ts',
  'contract/{package.json,src/**}',
]

/** A bundled CommonJS package may call require, which an ES module does not have. */
const REQUIRE = {
  js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
}

/**
 * The functions as they are deployed, and the runtime of one process, which is not. The contract is bundled in, so that the
 * deployed folder needs nothing of the workspace; what has native code stays outside.
 */
const FUNCTIONS: BuildOptions = {
  entryPoints: {
    index: inRoot('functions/src/index.ts'),
    node: inRoot('functions/src/runtime/node.ts'),
    // Beside parse-in-worker.ts, which both of the former share.
    'chunks/markdown-worker': inRoot('functions/src/text/markdown-worker.ts'),
  },
  outdir: inRoot('functions/lib'),
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: ['express', 'firebase-admin', 'firebase-functions', 'sharp', 'superstatic'],
  banner: REQUIRE,
  sourcemap: true,
  logLevel: 'warning',
}

/** Bundles functions/src with the contract into functions/lib, unless nothing changed. */
export async function buildFunctions(): Promise<void> {
  const inputs = [...SHARED_INPUTS, 'functions/{package.json,tsconfig.json}', 'functions/src/**']
  const ran = await whenChanged({ name: 'functions', inputs, result: 'functions/lib/index.js' }, async () => {
    console.log('Building the functions …')
    rmSync(inRoot('functions/lib/chunks'), { recursive: true, force: true })
    await build(FUNCTIONS).catch(() => {
      throw new StopError('The functions could not be built; the reason is above.')
    })
  })
  if (!ran) console.log('The functions are built already.')
}

/** Rebuilds the functions at every change until the returned function is called. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watching = await context(FUNCTIONS)
  await watching.rebuild()
  await watching.watch()
  return () => watching.dispose()
}

/** The app once more, for the function that renders pages; without styles, and with each screen loaded on demand. */
const PRERENDERER: BuildOptions = {
  entryPoints: [inRoot('web/src/app/prerender.tsx')],
  outdir: inRoot('functions/lib/prerender'),
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'true' },
  banner: REQUIRE,
  logLevel: 'warning',
}

/**
 * Builds web/dist with Vite, unless nothing changed. Its page is no index.html, which Hosting would answer at `/` in place of
 * the function, and its manifest has another name for the same reason. Both go to the functions, which render into them; robots.txt names the sitemap of the project.
 */
export async function buildWeb(project = PROJECT): Promise<void> {
  const inputs = [...SHARED_INPUTS, 'web/*.{json,ts,html}', 'web/src/**', 'web/public/**']
  const ran = await whenChanged({ name: 'web', inputs, result: 'web/dist/app.html' }, async () => {
    console.log('Building the web app …')
    const { code, output } = await capture('vite', ['build', '--logLevel', 'warn'], { cwd: inRoot('web') })
    if (output.trim()) console.log(output.trim())
    if (code !== 0) throw new StopError('The web app could not be built; the reason is above.')
    renameSync(inRoot('web/dist/index.html'), inRoot('web/dist/app.html'))
    renameSync(inRoot('web/dist/manifest.webmanifest'), inRoot('web/dist/app.webmanifest'))
    for (const file of ['first.js', 'sw.js']) await minify(inRoot('web/dist', file))
  })
  if (!ran) console.log('The web app is built already.')
  await buildPrerenderer()
  mkdirSync(inRoot('functions/lib'), { recursive: true })
  for (const file of ['app.html', 'app.webmanifest'])
    copyFileSync(inRoot('web/dist', file), inRoot('functions/lib', file))
  const manifest = JSON.parse(readFileSync(inRoot('web/dist/.vite/manifest.json'), 'utf8'))
  writeFileSync(inRoot('functions/lib/code.json'), JSON.stringify(screenFiles(manifest)))
  writeFileSync(inRoot('functions/lib/fonts.json'), JSON.stringify(fontFiles(manifest)))
  writeFileSync(inRoot('web/dist/robots.txt'), robots(portalOrigin(project)))
}

async function buildPrerenderer(): Promise<void> {
  const inputs = [...SHARED_INPUTS, 'web/{package.json,tsconfig.json}', 'web/src/**']
  const ran = await whenChanged(
    { name: 'prerenderer', inputs, result: 'functions/lib/prerender/prerender.js' },
    async () => {
      await build(PRERENDERER).catch(() => {
        throw new StopError('The server renderer could not be built; the reason is above.')
      })
    },
  )
  if (ran) console.log('Built the server renderer.')
}

/** Minifies a file that Vite only copies from web/public. */
async function minify(file: string): Promise<void> {
  const { code } = await transform(readFileSync(file, 'utf8'), { minify: true, target: 'es2023' })
  writeFileSync(file, code)
}
