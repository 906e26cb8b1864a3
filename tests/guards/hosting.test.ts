import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { paths, sitemapPath, webAppManifestPath } from '@dlm/contract/site/paths'
import { readableFolders } from '@dlm/contract/site/readable-folders'
import { publicScreens, screens, serverRenderedPaths } from '@dlm/contract/site/screens'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serverRendered } from '../../functions/src/ssr/metadata-by-path.ts'
import { readFirebaseConfig } from '../../scripts/lib/firebase-config.ts'
import { routes } from '../../web/src/app/routes.ts'
import { sourceFiles } from '../support/source-files.ts'

const { hosting } = readFirebaseConfig()
const feeds = [
  ...kindsWith('feed').map((kind) => kinds[kind].feed),
  ...kindsWith('calendar').map((kind) => kinds[kind].calendar),
]
const served: string[] = [...serverRenderedPaths, ...feeds, sitemapPath, webAppManifestPath].sort()
/** Files below these are named by their paths: entries, the style sheets of accent colours, and pictures of logos and of links. */
const folders = ['accent', 'logo', 'shared', ...readableFolders]
/** Those that have folders in them. */
const deep = ['logo', 'shared']

describe('what the function `pages` answers', () => {
  it('has metadata for every page', () => {
    expect([...serverRendered].sort()).toEqual([...serverRenderedPaths].sort())
  })

  it('is what Hosting rewrites to it', () => {
    const sources = hosting.rewrites.flatMap(({ source, function: to }) =>
      to?.functionId === 'pages' ? [source] : [],
    )
    expect(sources.sort()).toEqual(
      [...served, ...folders.map((folder) => `/${folder}/${deep.includes(folder) ? '**' : '*'}`)].sort(),
    )
  })

  it('says itself how long it may be cached', () => {
    const uncached = hosting.headers.flatMap(({ source, headers }) =>
      headers.some(({ value }) => value === 'no-cache') ? [source] : [],
    )
    const names = uncached.flatMap((source) => /^\/!\((.*)\)$/.exec(source)?.[1]?.split('|') ?? [])
    // So does what the function `backups` answers.
    expect(names.map((name) => `/${name}`).sort()).toEqual([...served, '/backup'].sort())
    const below = uncached.flatMap((source) => /^\/!\((.*)\)\/\*\*$/.exec(source)?.[1]?.split('|') ?? [])
    expect(below).toEqual(expect.arrayContaining(folders))
  })
})

describe('what Hosting answers with the app', () => {
  const [app] = hosting.rewrites.slice(-1)
  const isApp = (path: string) => new RegExp(app?.regex ?? '$.', 'u').test(path)
  const screens = Object.values(paths).map((path) => path.split('?')[0] ?? '')

  it.each([...screens, '/home/', '/no/such/place', '/index.html'])('is %s', (path) => {
    expect(isApp(path)).toBe(true)
  })

  it.each([
    '/favicon.ico',
    '/wp-login.php',
    '/.env',
    '/.well-known/security.txt',
    '/assets/a.js',
    '/a.html.gz',
  ])('is not %s', (path) => {
    expect(isApp(path)).toBe(false)
  })
})

describe('what is deployed of the build', () => {
  const { listFiles }: { listFiles(folder: string, ignored: string[]): string[] } = createRequire(
    import.meta.url,
  )('firebase-tools/lib/listFiles')

  it('is what browsers are to have, without source maps and files of the build alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hosting-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const files = ['app.html', 'assets/a.js', 'assets/a.js.map', 'sw.js.map', '.vite/manifest.json', '.env']
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), '')
    }
    expect(listFiles(folder, hosting.ignore).sort()).toEqual(['app.html', 'assets/a.js'])
  })
})

describe('the table of paths', () => {
  it('has a route for every screen, and the app no other', () => {
    const knownPaths = new Set(
      [...Object.values(paths), ...Object.keys(screens)].map((path) => path.split('?')[0]),
    )
    expect(Object.keys(routes).sort()).toEqual([...knownPaths, '*'].sort())
  })

  it('sends search engines to screens that are there', () => {
    const screens = Object.keys(routes)
    expect(publicScreens.filter((path) => !screens.includes(path.split('?')[0] ?? ''))).toEqual([])
    expect(new Set(publicScreens).size).toBe(publicScreens.length)
  })

  it('is where firebase.json, the server and the app have them from: no code writes one again', () => {
    const screens = [...new Set(Object.values(paths).map((path) => path.split('?')[0] ?? ''))].filter(
      (path) => path !== '/',
    )
    const written = new RegExp(`['"](?:${screens.join('|')})['"?]`)
    const files = sourceFiles('{functions,web,contract}/src/**/*.{ts,tsx}').filter(
      ({ path }) => path !== 'contract/src/site/paths.ts',
    )
    expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([])
  })
})
