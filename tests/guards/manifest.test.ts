import { readFileSync } from 'node:fs'
import { brand } from '@dlm/contract/brand/brand'
import { paths } from '@dlm/contract/site/paths'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { brandFiles } from '../../web/brand-files.ts'

interface Manifest {
  start_url: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const files = await brandFiles()
const manifest: Manifest = JSON.parse(String(files.get('manifest.webmanifest')))
const page = readFileSync(inRoot('web/index.html'), 'utf8')

/** Width and height as the header of a PNG has them. */
function sizeOf(address: string): string {
  const png = files.get(address.slice(1))
  if (!(png instanceof Buffer)) throw new Error(`${address} is not made`)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

it('the portal installs under its brand, and opens on a screen of its own', () => {
  expect(manifest).toMatchObject({ name: brand.product, description: brand.line, display: 'standalone' })
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)

  expect(Object.values(paths)).toContain(manifest.start_url)
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

it('the page links the manifest and icons that are made', () => {
  const links = Array.from(page.matchAll(/<link rel="([\w-]+)" href="(\/[\w.-]+)"/g), ([, rel, href]) => ({
    rel,
    href: href ?? '',
  })).filter(({ rel }) => rel !== 'alternate')
  expect(links.map(({ rel }) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest'])
  expect(links.filter(({ href }) => !files.has(href.slice(1)))).toEqual([])
})
