import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { readFirebaseConfig } from './firebase-config.ts'
import { withNamedAssets } from './named-assets.ts'

/** The Cache-Control of every rule that applies to an address. */
function cacheControlOf(path: string, names: readonly string[]): string[] {
  const { headers } = withNamedAssets(readFirebaseConfig(), names).hosting
  return headers
    .filter(({ source }) => matchesGlob(path, source))
    .flatMap(({ headers }) => headers.flatMap(({ key, value }) => (key === 'Cache-Control' ? [value] : [])))
}

const names = ['BtN0MfU.js', 'core-_X7Ly-N.js', 'inter-D1.woff2']
const forEver = ['public, max-age=31536000, immutable']

it.each(names)('%s is cached for ever', (name) => {
  expect(cacheControlOf(`/assets/${name}`, names)).toEqual(forEver)
})

it.each([
  'BtN0MfU.jsx',
  'xBtN0MfU.js',
  'BtN0MfU_js',
  'gone123.js',
  'BtN0MfU.js/BtN0MfU.js',
  'folder/gone.js',
])('%s is not', (name) => {
  expect(cacheControlOf(`/assets/${name}`, names)).toEqual(['no-cache'])
})

it('caches nothing before there is a build', () => {
  expect(cacheControlOf('/assets/BtN0MfU.js', [])).toEqual(['no-cache'])
})

it('leaves everything else as it is', () => {
  const config = readFirebaseConfig()
  const others = ({ headers }: typeof config.hosting) =>
    headers.filter(({ source }) => !source.startsWith('/assets/'))
  expect(others(withNamedAssets(config, names).hosting)).toEqual(others(config.hosting))
})
