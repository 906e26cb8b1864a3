import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, type SourceFile, sourceFiles } from '../support/source-files.ts'

/** The file that an import names, as a path from the root; another package's name is no such file. */
function targetOf(from: string, name: string): string {
  if (name.startsWith('@dlm/contract/')) return `contract/src/${name.slice('@dlm/contract/'.length)}.ts`
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
}

/** A cycle for every import that returns to a file it came from, types and dynamic imports included. */
function circlesIn(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map((file) => [file.path, importsOf(file).map((name) => targetOf(file.path, name))]),
  )
  const circles: string[] = []
  const done = new Set<string>()
  function walk(path: string, way: readonly string[]): void {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (way.includes(path) || done.has(path)) return
    for (const target of targets.get(path) ?? []) walk(target, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) walk(path, [])
  return circles
}

it('finds a circle of types, of packages and of what is imported later', () => {
  const circles = circlesIn([
    { path: 'web/src/a.ts', text: `import type { B } from './lib/b.ts'` },
    { path: 'web/src/lib/b.ts', text: `const later = () => import('../c.tsx')` },
    { path: 'web/src/c.tsx', text: `export { a } from './a.ts'\nimport { d } from '@dlm/contract/d/d'` },
    { path: 'contract/src/d/d.ts', text: `import { z } from 'zod'` },
    { path: 'contract/src/d/e.ts', text: `import { e } from './e.ts'` },
  ])
  expect(circles).toEqual([
    'web/src/a.ts → web/src/lib/b.ts → web/src/c.tsx → web/src/a.ts',
    'contract/src/d/e.ts → contract/src/d/e.ts',
  ])
})

it('no file imports itself through others', () => {
  const files = ['{contract,functions,web}/{src/**/*,*}.{ts,tsx}', '{scripts,tests}/**/*.ts'].flatMap(
    (pattern) => sourceFiles(pattern, { tests: true }),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(circlesIn(files)).toEqual([])
})
