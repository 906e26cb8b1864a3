import { basename, dirname, join, relative } from 'pathe'
import { parse as parseYaml } from 'yaml'
import { byKeys, readMarkdownFile } from './front-matter.ts'
import { hiddenBecause } from './hidden.ts'
import type { SourceFiles } from './source-files.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isObject)

/** The parsed file; undefined where there is none. One that cannot be read is no permission: it throws. */
function read(files: SourceFiles, file: string, parse: (text: string) => unknown): unknown {
  return files.find(file) ? parse(files.text(file)) : undefined
}

/** What Hugo's pages below a section take over from it. */
function cascades(files: SourceFiles, folder: string): Record<string, unknown>[] {
  return ['_index.md', '_index.markdown'].flatMap((name) => {
    const matter = read(files, join(folder, name), (text) => readMarkdownFile(text).matter)
    return isObject(matter) ? objectsIn(matter.cascade) : []
  })
}

/** What Eleventy's data files say of the page or the folder that they are named after. */
const dataFiles = (files: SourceFiles, place: string): Record<string, unknown>[] =>
  ['.json', '.11tydata.json'].flatMap((ending) => objectsIn(read(files, `${place}${ending}`, JSON.parse)))

/** A program beside a page or a folder that may say anything of it. */
function programOf(files: SourceFiles, place: string): string | null {
  const programs = ['.js', '.cjs', '.mjs'].map((ending) => `${place}.11tydata${ending}`)
  const file = programs.find((each) => files.find(each))
  const mayHide = file && /draft|permalink|exclude|publish|hidden|private/i.test(files.text(file))
  return mayHide ? `${basename(file)}, a program, may hide it` : null
}

/** What Jekyll's settings say of a page, and whether they exclude it. @param path from the root */
function ofJekyll(
  files: SourceFiles,
  root: string,
  path: string,
): { values: Record<string, unknown>[]; excluded: boolean } {
  const settings = read(files, join(root, '_config.yml'), (text) =>
    parseYaml(text, { merge: true, logLevel: 'error' }),
  )
  if (!isObject(settings)) return { values: [], excluded: false }
  const covers = (scope: string) => {
    const plain = scope.replace(/^\.?\/+|\/+$/g, '')
    // A pattern may name the page: what it says counts.
    return plain === '' || /[*?[{]/.test(plain) || path === plain || path.startsWith(`${plain}/`)
  }
  const values = objectsIn(settings.defaults).flatMap(({ scope, values: own }) => {
    const place = isObject(scope) ? String(scope.path ?? '') : ''
    return covers(place) ? objectsIn(own) : []
  })
  const exclude = Array.isArray(settings.exclude) ? settings.exclude.map(String) : []
  return { values, excluded: exclude.some((each) => !/[*?[{]/.test(each) && covers(each)) }
}

/**
 * Why a page must not be published, by what it takes over: of Hugo's sections, Eleventy's data files and Jekyll's settings. Null where
 * nothing hides it. What the page says itself does not undo it here.
 * @param now ms
 */
export function hiddenByPlace(files: SourceFiles, root: string, file: string, now: number): string | null {
  const page = file.replace(/\.[^.]+$/, '')
  const jekyll = ofJekyll(files, root, relative(root, file))
  if (jekyll.excluded) return '_config.yml excludes it'
  const inherited = [...jekyll.values, ...dataFiles(files, page)]
  const programs = [programOf(files, page)]
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const indexFile = join(folder, basename(folder))
    inherited.push(...cascades(files, folder), ...dataFiles(files, indexFile))
    programs.push(programOf(files, indexFile))
    if (folder === root || dirname(folder) === folder) break
  }
  for (const values of inherited) {
    const reason = hiddenBecause(byKeys(values), now)
    if (reason) return `${reason}, by what its folder says`
  }
  return programs.find((reason) => reason !== null) ?? null
}
