import { globSync } from 'node:fs'
import type { FirebaseConfig, HeaderRule } from './firebase-config.ts'
import { inRoot } from './paths.ts'

/** What firebase.json says of all assets. */
const all = '/assets/**'

/** The files below /assets that pages request, by name. */
export function builtAssets(): string[] {
  return globSync('assets/*', { cwd: inRoot('web', 'dist') })
    .filter((path) => !path.endsWith('.map'))
    .map((path) => path.slice('assets/'.length))
    .sort()
}

/**
 * A configuration in which only existing assets are cached for ever. Hosting gives its headers by address, whatever
 * the answer: with a rule for all of them, browsers would cache a 404 for a year.
 * @param names of the files below /assets
 */
export function withNamedAssets(config: FirebaseConfig, names: readonly string[]): FirebaseConfig {
  const split = (rule: HeaderRule): HeaderRule[] => {
    if (rule.source !== all) return [rule]
    const uncached = { headers: [{ key: 'Cache-Control', value: 'no-cache' }] }
    // Rules of which one applies to each address: Hosting does not say which of two wins.
    if (names.length === 0) return [{ source: all, ...uncached }]
    const listed = names.join('|')
    return [
      { ...rule, source: `/assets/@(${listed})` },
      { source: `/assets/!(${listed})`, ...uncached },
      { source: '/assets/*/**', ...uncached },
    ]
  }
  return { ...config, hosting: { ...config.hosting, headers: config.hosting.headers.flatMap(split) } }
}
