import { existsSync, readFileSync } from 'node:fs'
import { brand } from '@dlm/contract/brand'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { sourceFiles } from '../support/source-files.ts'

interface Manifest {
  name: string
  description: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const inPublic = (address: string) => inRoot('web', 'public', ...address.split('/'))
const manifest: Manifest = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8'))
const page = readFileSync(inRoot('web/index.html'), 'utf8')

/** Width and height as the header of a PNG has them. */
function sizeOf(address: string): string {
  const png = readFileSync(inPublic(address))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

it('the portal installs under its brand, and opens on a screen of its own', () => {
  expect(manifest).toMatchObject({ name: brand.product, description: brand.line, display: 'standalone' })
  const [paths] = sourceFiles('web/src/lib/paths.ts')
  expect(paths?.text).toContain(`: '${manifest.start_url}'`)
})

it('there are icons of the sizes that make it installable, each as large as it says', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes)
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

it('the page links the manifest and icons that are there', () => {
  const links = Array.from(page.matchAll(/<link rel="([\w-]+)" href="(\/[\w.-]+)"/g), ([, rel, href]) => ({
    rel,
    href: href ?? '',
  })).filter(({ rel }) => rel !== 'alternate')
  expect(links.map(({ rel }) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest'])
  expect(links.filter(({ href }) => !existsSync(inPublic(href)))).toEqual([])
})
