import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type AstNode, nodesOf } from './ast.ts'

/** One browser's entry of the compatibility table. */
interface Support {
  version_added: string | false | null
  version_removed?: string
  flags?: unknown
  prefix?: string
  alternative_name?: string
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[]> }
  [name: string]: unknown
}
type Features = Record<string, Feature>

/** The oldest version of each browser, as the table names them: `{ safari: 16.4 }`. */
export type Browsers = Readonly<Record<string, number>>

const { api, javascript } = JSON.parse(
  readFileSync(inRoot('node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
) as { api: Features; javascript: { builtins: Features } }
const classes: ReadonlyMap<string, Feature> = new Map(
  [...Object.entries(api), ...Object.entries(javascript.builtins)].filter(([name]) => /^[A-Z]/.test(name)),
)

/** What methods are called on, mostly; those of rarer classes have names that our own classes have too. */
const commonClasses = [
  ...['Array', 'ArrayBuffer', 'Date', 'Iterator', 'Map', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray'],
  ...[
    'Blob',
    'CanvasRenderingContext2D',
    'Clipboard',
    'Document',
    'Element',
    'Event',
    'EventTarget',
    'FormData',
    'Headers',
    'Navigator',
    'Node',
  ],
  ...[
    'HTMLDialogElement',
    'HTMLElement',
    'HTMLFormElement',
    'HTMLInputElement',
    'HTMLMediaElement',
    'HTMLSelectElement',
    'URLSearchParams',
  ],
  ...['ReadableStream', 'Response', 'Window'],
]

/** The methods of those classes, by name. */
const methods = new Map<string, Feature[]>()
for (const name of commonClasses)
  for (const [method, feature] of Object.entries(classes.get(name) ?? {}))
    if ((feature as Feature).__compat)
      methods.set(method, [...(methods.get(method) ?? []), feature as Feature])

/** Whether all of the browsers have it as it is: neither behind a flag nor under another name. */
function hasAll(feature: Feature, browsers: Browsers): boolean {
  return Object.entries(browsers).every(([browser, oldest]) =>
    [feature.__compat?.support[browser] ?? []].flat().some((support) => {
      const { version_added: added, version_removed, flags, prefix, alternative_name } = support
      return (
        typeof added === 'string' &&
        !(version_removed || flags || prefix || alternative_name) &&
        Number.parseFloat(added.replace('≤', '')) <= oldest
      )
    }),
  )
}

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as AstNode
  return type === 'Identifier' ? (name as string) : undefined
}

/** Whether it is a call such as `map.values()`. */
function isIterator(node: unknown): boolean {
  const { callee } = (node ?? {}) as { callee?: AstNode }
  return (
    callee?.type === 'MemberExpression' &&
    nameOf(callee.object) !== 'Object' &&
    ['entries', 'keys', 'values'].includes(nameOf(callee.property) ?? '')
  )
}

/** What a node of the code uses of the browser, and the possible features; null where it is no feature of browsers. */
function featureAt({
  type,
  callee,
  object,
  property,
  computed,
  optional,
  regex,
}: AstNode): [string, Feature[]] | null {
  if (type === 'Literal' && (regex as { flags: string } | undefined)?.flags.includes('v'))
    return ['RegExp v', [classes.get('RegExp')?.unicodeSets as Feature]]
  if (type === 'NewExpression') {
    const name = nameOf(callee) ?? ''
    const feature = classes.get(name)
    return feature?.__compat ? [name, [feature]] : null
  }
  if (type === 'MemberExpression' && !computed) {
    const [owner, member] = [nameOf(object) ?? '', nameOf(property) ?? '']
    const feature = classes.get(owner)
    const own = (feature?.[`${member}_static`] ?? feature?.[member]) as Feature | undefined
    return own?.__compat ? [`${owner}.${member}`, [own]] : null
  }
  // A call with a question mark asks first.
  if (type === 'CallExpression' && !optional) {
    const { type: of, object: on, property: member, computed: isComputed } = callee as AstNode
    const isMethod = of === 'MemberExpression' && !isComputed && !classes.has(nameOf(on) ?? '')
    const name = isMethod ? nameOf(member) : undefined
    const features = isIterator(on)
      ? [classes.get('Iterator')?.[name ?? ''] as Feature]
      : methods.get(name ?? '')
    return name && features?.[0]?.__compat ? [`.${name}()`, features] : null
  }
  return null
}

/**
 * What JavaScript asks of browsers that not all of these have. A method is known by its name alone: one that another of the common classes
 * has had for long enough is taken for that.
 */
export function youngerApis(code: string, browsers: Browsers): Set<string> {
  const younger = new Set<string>()
  for (const node of nodesOf(parseAst(code))) {
    const [name, features] = featureAt(node) ?? []
    if (name && features && !features.some((feature) => hasAll(feature, browsers))) younger.add(name)
  }
  return younger
}
