import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/paths.ts'

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
}

const isTest = /\.(test|e2e)\.tsx?$|\/testing\/|test-setup/

/** The files a pattern names, without tests unless asked for: what the guards read. */
export function sourceFiles(pattern: string, { tests = false } = {}): SourceFile[] {
  return globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => tests || !isTest.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g

/** The modules a file imports, as written. */
export function importsOf({ text }: SourceFile): string[] {
  return Array.from(text.matchAll(importPattern), ([, name]) => name ?? '')
}
