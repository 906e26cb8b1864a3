import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, type SourceFile, sourceFiles } from '../support/source-files.ts'

/** A file's imports of its own package, as paths from the root. */
function localImports(file: SourceFile): string[] {
  return importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file.path), name))
}

function offences(files: SourceFile[], allowed: (from: string, to: string) => boolean): string[] {
  return files.flatMap((file) =>
    localImports(file)
      .filter((target) => !allowed(file.path, target))
      .map((target) => `${file.path} imports ${target}`),
  )
}

describe('the import fence', () => {
  it('contract depends on zod alone', () => {
    const outside = sourceFiles('contract/src/**/*.ts').flatMap((file) =>
      importsOf(file).filter((name) => !name.startsWith('.') && name !== 'zod'),
    )
    expect(outside).toEqual([])
  })

  it('web, functions and import never import each other’s files, and contract imports none of them', () => {
    const files = sourceFiles('{web,functions,import,contract}/src/**/*.{ts,tsx}')
    const root = (path: string) => path.split('/')[0]
    expect(offences(files, (from, to) => root(from) === root(to))).toEqual([])
    const packages = files.flatMap(importsOf).filter((name) => /^@dlm\/(web|functions)/.test(name))
    expect(packages).toEqual([])
    // The browser alone reads what is imported, and so does the command.
    const readers = sourceFiles('{functions,contract}/src/**/*.ts').flatMap(importsOf)
    expect(readers.filter((name) => name.startsWith('@dlm/import'))).toEqual([])
  })

  it('web: ui → lib → auth → forms → shell → page → admin → kinds and features → screens → app, each importing only what is to its left', () => {
    const order = [
      ...['assets', 'styles', 'ui', 'lib', 'auth', 'forms', 'shell', 'page', 'admin'],
      ...['kinds', 'features', 'screens', 'app'],
    ]
    const layer = (path: string) => order.indexOf(path.split('/')[2] ?? '')
    const files = sourceFiles('web/src/**/*.{ts,tsx}')
    expect(files.filter(({ path }) => layer(path) < 0).map(({ path }) => path)).toEqual([])
    expect(offences(files, (from, to) => layer(to) <= layer(from))).toEqual([])
  })

  it('web: ui imports no router, no API and no feature', () => {
    const names = sourceFiles('web/src/ui/*').flatMap(importsOf)
    expect(names.filter((name) => /react-router|react-query|\/(lib|auth)\/|features/.test(name))).toEqual([])
  })

  it('web: a feature does not import another feature, and a kind no other kind', () => {
    const room = (path: string) => path.split('/').slice(2, 4).join('/')
    const isRoom = (path: string) => /^web\/src\/(kinds|features)\//.test(path)
    const files = sourceFiles('web/src/{kinds,features}/**/*.{ts,tsx}')
    expect(offences(files, (from, to) => !isRoom(to) || room(to) === room(from))).toEqual([])
  })

  /** Rooms that all domains use. */
  const shared = ['content', 'files', 'text', 'mail', 'roles', 'brand', 'figures']

  it('functions: platform → content and its like → domains → dashboard → http → runtime and index, each importing only what is to its left', () => {
    const rank = (path: string) => {
      const [, , folder = '', ...rest] = path.split('/')
      if (rest.length === 0 || /\.doc\.ts$/.test(path)) return rest.length === 0 ? 5 : 1
      const ranks: Record<string, number> = {
        platform: 0,
        ...Object.fromEntries(shared.map((room) => [room, 1])),
        dashboard: 3,
        http: 4,
        dev: 4,
        runtime: 5,
        search: 3,
      }
      return ranks[folder] ?? 2
    }
    // It names all services that handlers use, counters among them.
    const parts = 'functions/src/platform/platform.ts'
    const allowed = (from: string, to: string) => rank(to) <= rank(from) || from === parts
    expect(offences(sourceFiles('functions/src/**/*.ts'), allowed)).toEqual([])
  })

  it('functions: the HTTP layer imports no domain', () => {
    const folders = new Set(['platform', 'figures', 'http'])
    const files = sourceFiles('functions/src/http/*.ts')
    expect(offences(files, (_from, to) => folders.has(to.split('/')[2] ?? ''))).toEqual([])
  })

  it('functions: a domain uses another only through its documents and what it exports to all', () => {
    const domain = (path: string) => path.split('/')[2]
    const files = sourceFiles('functions/src/!(platform|http|dev|runtime)/*.ts')
    const forAll = /\.doc\.ts$|notifications\/notify\.ts$/
    const allowed = (from: string, to: string) =>
      [domain(from), 'platform', ...shared, 'kinds'].includes(domain(to) ?? '') ||
      forAll.test(to) ||
      (domain(from) === 'search' && /\.repo\.ts$/.test(to)) ||
      (domain(from) === 'dashboard' && /\.content\.ts$/.test(to)) ||
      (from === 'functions/src/kinds/registry.ts' && /\.kind\.ts$/.test(to))
    expect(offences(files, allowed)).toEqual([])
  })

  it('nothing is exported by default but screens and what a tool asks for', () => {
    const scripts = sourceFiles('scripts/**/*.ts')
    expect(scripts.length).toBeGreaterThan(0)
    const files = [...sourceFiles('{web,functions,contract}/src/**/*.{ts,tsx}'), ...scripts]
    // Vitest takes what a reporter exports by default, and a declaration says what a package exports.
    const required = /^web\/src\/screens\/|-reporter\.ts$|\.d\.ts$/
    const others = files.filter(({ path, text }) => /^export default/m.test(text) && !required.test(path))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})
