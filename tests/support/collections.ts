import { sourceFiles } from './source-files.ts'

/** A collection as code names it: `collection('news')`, `collectionGroup('counts')`, or the start of a document's path. */
const byName = /\b(?:collection|collectionGroup)\(\s*'(\w+)'|\b(?:collection|doc)\(\s*`(\w+)\//g
/** A document of its own: `doc('settings/site')`, or a constant with such a path. */
const single = /\bdoc\(\s*'(\w+)\/\w+'|\bconst \w+ = '(\w+)\/\w+'/g
/** A collection inside a document: `users/${uid}/receipts`. */
const nested = /\b(?:collection|doc)\(\s*`(\w+)\/\$\{[^`]*?\}\/(\w+)[/`]/g

/**
 * Every collection that the functions read or write, from their source: a new one is tested automatically.
 * @param inside id of the parent document in the path of a nested collection
 */
export function collectionsOfCode(inside: string): string[] {
  const text = sourceFiles('functions/src/**/*.ts')
    .map((file) => file.text)
    .join('\n')
  const top = [byName, single].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, name, start]) => name ?? start ?? ''),
  )
  const below = Array.from(text.matchAll(nested), ([, name, child]) => `${name}/${inside}/${child}`)
  return [...new Set([...top, ...below])].sort()
}
