import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './paths.ts'

/** A text of the interface: the path of its key, and what people read. */
export interface ContractText {
  key: string
  words: string
}

/** An export of a `*.texts.ts` file of the contract. */
export interface TextExport {
  /** From the repository's root. */
  path: string
  /** The folder of the contract that the file is in. */
  domain: string
  name: string
  /** The first line of its docstring. */
  doc: string
  texts: readonly ContractText[]
}

/** Every text of the contract, in the order of the files. */
export async function contractTexts(): Promise<TextExport[]> {
  const paths = globSync('contract/src/**/*.texts.ts', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const files = paths.sort().map(async (path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    const exports: Record<string, unknown> = await import(join(ROOT, path))
    return Object.entries(exports).map(([name, value]) => ({
      ...{ path, name, domain: path.split('/')[2] ?? basename(path), doc: docOf(source, name) },
      texts: textsOf(value),
    }))
  })
  return (await Promise.all(files)).flat()
}

function docOf(source: string, name: string): string {
  const [, doc = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(source) ?? []
  return (doc.trim().split('\n')[0] ?? '').replace(/^\*\s*/, '').trim()
}

/** The texts in a value, by the paths of their keys; those of a function with the names of its parameters as values. */
export function textsOf(value: unknown, key = ''): ContractText[] {
  if (typeof value === 'string') return [{ key, words: value }]
  if (typeof value === 'function') return textsOf(called(value as Template), key)
  if (typeof value !== 'object' || value === null) return []
  if ('msg' in value && 'title' in value) return [{ key, words: `${value.title} / ${value.msg}` }]
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, key === '' ? name : `${key}.${name}`))
}

type Template = (...values: unknown[]) => unknown

/** The result of a function with placeholders; its source in one line, where it computes with its parameters. */
function called(template: Template): unknown {
  const source = String(template).replace(/\s+/g, ' ')
  try {
    const result = template(...parameterNames(source).map(placeholder))
    if (!JSON.stringify(result).includes('NaN')) return result
  } catch {
    // It asks more of a value than a placeholder has.
  }
  return source
}

function parameterNames(source: string): string[] {
  const [, list, single = ''] = /^(?:\((.*?)\)|(\w+)) =>/.exec(source) ?? []
  return (list ?? single)
    .replace(/\{.*?\}/g, 'values')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** A value that reads as `{name}`, and whose members read alike. */
function placeholder(name: string): unknown {
  const text = `{${name}}`
  return new Proxy(
    {},
    {
      get(_, member) {
        if (typeof member === 'symbol') return () => text
        const own = Reflect.get(Object(text), member)
        return typeof own === 'function' ? own.bind(text) : placeholder(member)
      },
    },
  )
}
