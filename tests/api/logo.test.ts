import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { settingsForm } from '@dlm/contract/settings/settings.schema'
import { logoFiles, logoIdIn, logoPath } from '@dlm/contract/site/logo-path'
import { describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { restartPortal } from '../support/emulators.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle cx="4" cy="4" r="4"/></svg>'

async function makeLogo(admin: Person, picture = dataUrl('image/svg+xml', svg)): Promise<string> {
  const { status, body } = await call('make_logo', { picture }, admin)
  expect(status).toBe(200)
  return body.logo
}
const set = async (admin: Person, logo: string) => {
  const { revision } = (await call('get_settings', {}, admin)).body
  return call('set_settings', { ...settingsForm(defaultBrand), logo, revision }, admin)
}

describe('make_logo', () => {
  it('makes of an SVG and of a photo the pictures of a logo, which are cached for ever', async () => {
    const admin = await anAdmin()
    for (const picture of [undefined, dataUrl('image/jpeg', await aJpeg())]) {
      const logo = await makeLogo(admin, picture)
      for (const file of logoFiles) {
        const { status, headers, body } = await send<string>(`${logo}/${file}`)
        expect([status, headers.get('cache-control')]).toEqual([
          200,
          expect.stringContaining('max-age=31536000'),
        ])
        expect(headers.get('content-type')).toContain(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        expect(body).not.toContain('<script')
      }
    }
  })

  it('says what is wrong with a file, by its field, and stores nothing', async () => {
    const admin = await anAdmin()
    const before = (await db.collection('logos').count().get()).data().count
    const wrong: [string, number][] = [
      [dataUrl('image/png', 'no picture'), 400],
      [dataUrl('image/gif', 'GIF89a'), 400],
      [dataUrl('text/html', '<script>'), 400],
      [`data:image/png;base64,${'A'.repeat(7_000_004)}`, 400],
    ]
    for (const [picture, refused] of wrong) {
      const { status, body } = await call('make_logo', { picture }, admin)
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        refused,
        'invalid-input',
        ['picture'],
      ])
    }
    const { status } = await call(
      'make_logo',
      { picture: dataUrl('image/png', Buffer.alloc(20_000_000)) },
      admin,
    )
    expect(status).toBe(413)
    expect((await db.collection('logos').count().get()).data().count).toBe(before)
  })
})

describe('a logo in the settings', () => {
  it('is on pages, in the manifest and in what links show, and the shipped one is back when it is taken out', async () => {
    const admin = await anAdmin()
    const logo = await makeLogo(admin)
    expect((await set(admin, logo)).status).toBe(200)
    expect((await read('get_site')).body.data).toEqual({ logo })
    const page = async () => (await send<string>('/home')).body
    await restartPortal()
    expect(await page()).toContain(`<link rel="icon" href="${logo}/icon.svg"`)
    expect(await page()).toContain(`<link rel="apple-touch-icon" href="${logo}/apple-touch-icon.png"`)
    expect(await page()).toMatch(new RegExp(`og:image" content="http[^"]+${logo}/share.png"`))
    expect(await page()).toContain(`src="${logo}/icon.svg"`)
    const manifest = await send<{ icons: { src: string }[] }>('/manifest.webmanifest')
    expect(manifest.body.icons.filter(({ src }) => !src.startsWith(`${logo}/`))).toEqual([])

    expect((await set(admin, '')).status).toBe(200)
    await restartPortal()
    expect(await page()).toContain('<link rel="icon" href="/icon.svg"')
    expect(await page()).toMatch(/og:image" content="http[^"]+[^a-z0-9_-]\/share.png"|:\d+\/share.png/)
  })

  it('has to be one that was made', async () => {
    const admin = await anAdmin()
    for (const logo of [logoPath('A'.repeat(20)), '/logo/../api', 'https://elsewhere.test/icon.png']) {
      const { status, body } = await set(admin, logo)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['logo']])
    }
  })

  it('stays while settings or their versions name it; any other is deleted after a month', async () => {
    const admin = await anAdmin()
    const [now, before, never] = [await makeLogo(admin), await makeLogo(admin), await makeLogo(admin)]
    await set(admin, before)
    await set(admin, now)
    const old = Date.now() - 31 * 24 * 60 * 60 * 1000
    const ids = [now, before, never].map((logo) => logoIdIn(logo) ?? '')
    await Promise.all(ids.map((id) => db.doc(`logos/${id}`).update({ at: old })))
    await sweep(aPlatform())
    const logos = await Promise.all(ids.map((id) => db.doc(`logos/${id}`).get()))
    expect(logos.map(({ exists }) => exists)).toEqual([true, true, false])
  })
})

it('no other address below /logo has anything', async () => {
  for (const path of [
    '/logo/none',
    `${logoPath('A'.repeat(20))}/icon.svg`,
    `${logoPath('A'.repeat(20))}/x.html`,
  ])
    expect((await send(path)).status).toBe(404)
})
