import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, expect, it } from 'vitest'
import { webAppManifest } from './web-app-manifest.ts'

const built = JSON.stringify({
  ...{
    id: '/',
    name: defaultBrand.product,
    short_name: defaultBrand.product,
    description: defaultBrand.line,
  },
  ...{ theme_color: '#4f2bb8', icons: [{ src: '/icon.svg' }] },
})

afterEach(() => applyAllSettings({}))

it('of a fresh portal is the built one', () => {
  expect(JSON.parse(webAppManifest(built, {}).body)).toEqual(JSON.parse(built))
})

it('has the name, the line, the colour and the logo that the owner set, and the rest as it was built', () => {
  const settings = { product: 'Quay "1"', line: 'By the water.', colour: '#7a1fa2', logo: '/logo/abc' }
  applyAllSettings(settings)
  const { type, body } = webAppManifest(built, settings)
  expect(type).toContain('application/manifest+json')
  expect(JSON.parse(body)).toEqual({
    ...{ id: '/', name: settings.product, short_name: settings.product, description: settings.line },
    ...{ theme_color: '#7a1fa2', icons: [{ src: '/logo/abc/icon.svg' }] },
  })
})
