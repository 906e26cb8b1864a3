import { defaultBrand } from '@dlm/contract/brand/default-brand'
import type { Request } from '@dlm/contract/contract'
import { settingsForm } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { restartPortal } from '../support/emulators.ts'
import { anAdmin, type Person } from '../support/people.ts'

const site = db.doc('settings/site')

/** A page with the settings as they are stored: the server asks for them every five seconds, and when it starts. */
async function pageNow(path: string): Promise<string> {
  await restartPortal()
  return (await send<string>(path)).body
}

const purple = '#7a1fa2'
const fresh = settingsForm(defaultBrand)
const revisionOf = async (admin: Person) => (await call('get_settings', {}, admin)).body.revision
const set = async (admin: Person, changed: Partial<Request<'set_settings'>>) =>
  call('set_settings', { ...fresh, revision: await revisionOf(admin), ...changed }, admin)

describe('set_settings', () => {
  it('publishes to pages and to browsers what differs from a fresh portal, and the colour as a file', async () => {
    const admin = await anAdmin()
    const line = 'Pictures <from> the quay.'
    const answer = await set(admin, { line, colour: purple.toUpperCase() })
    expect(answer.status).toBe(200)
    expect((await read('get_site')).body.data).toEqual({ line, colour: purple })
    const page = await expect
      .poll(async () => (await send<string>('/')).body)
      .toContain(`href="${accentPath(purple)}"`)
      .then(() => send<string>('/'))
    expect(page.body).toContain('Pictures &lt;from&gt; the quay.')
    expect(page.body).toContain('"line":"Pictures \\u003cfrom> the quay."')

    const sheet = await send<string>(accentPath(purple))
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('cache-control')).toContain('max-age=31536000')
    expect(sheet.body).toContain(`--accent-solid: ${purple};`)

    await set(admin, {})
    expect((await read('get_site')).body.data).toEqual({})
    const plain = await pageNow('/')
    expect(plain).not.toContain('/accent/')
    expect(plain).toContain('<script id="settings" type="application/json">{}</script>')
  })

  it('refuses a colour on which nothing can be read, with the nearest on which it can, and changes nothing', async () => {
    const admin = await anAdmin()
    const before = await call('get_settings', {}, admin)
    const { status, body } = await set(admin, { colour: '#ffd400', line: 'Never seen' })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
    const [, nearest = ''] =
      /nearest colour on which it can is (#[0-9a-f]{6})/.exec(body.fields?.colour ?? '') ?? []
    expect(await call('get_settings', {}, admin)).toMatchObject({ body: before.body })
    expect((await call('check_colour', { colour: nearest }, admin)).body.passes).toBe(true)
  })

  it('takes a time zone and a way to show days, and the server’s days and pages follow', async () => {
    const admin = await anAdmin()
    expect((await set(admin, { timeZone: 'Pacific/Kiritimati', dateFormat: 'iso' })).status).toBe(200)
    const changed = { timeZone: 'Pacific/Kiritimati', dateFormat: 'iso' }
    expect((await read('get_site')).body.data).toEqual(changed)
    const ownDay = /<time dateTime="(\d{4}-\d\d-\d\d)"[^>]*>\1</i
    const page = await pageNow('/news_area')
    expect(page).toContain(JSON.stringify({ ...changed, late: true }))
    expect(page).toMatch(ownDay)
    await set(admin, {})
    expect(await pageNow('/news_area')).not.toMatch(ownDay)
  })

  it('takes a pair of fonts, and pages have its style sheet and fetch its fonts ahead', async () => {
    const admin = await anAdmin()
    const ahead = /<link rel="preload" as="font"[^>]* href="([^"]+)"/
    const linked = (html: string) =>
      Array.from(html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g), ([, href = '']) => href)
    const head = async () => (await pageNow('/')).split('</head>')[0] ?? ''
    await set(admin, {})
    const shipped = await head()
    expect([linked(shipped).length, ahead.exec(shipped)?.[1]]).toEqual([1, expect.stringMatching(/\/inter-/)])
    expect(shipped).toMatch(/<link rel="preload" as="font"[^>]* href="[^"]*\/sora-/)

    expect((await set(admin, { font: 'warm' })).status).toBe(200)
    expect((await read('get_site')).body.data).toEqual({ font: 'warm' })
    const warm = await pageNow('/')
    expect(warm).toContain('"font":"warm"')
    const [, sheet = ''] = linked(warm)
    const font = ahead.exec(warm)?.[1] ?? ''
    expect([font, warm.match(/<link rel="preload" as="font"/g)?.length]).toEqual([
      expect.stringMatching(/\/plus-jakarta-sans-/),
      1,
    ])
    const css = await send<string>(sheet)
    expect(css.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(css.body).toContain(font)
    expect((await send(font)).status).toBe(200)

    await set(admin, { font: 'modern' })
    expect((await read('get_site')).body.data).toEqual({})
    expect(await head()).toBe(shipped)
  })

  it('refuses fonts that the portal does not come with, and changes nothing', async () => {
    const admin = await anAdmin()
    const before = await call('get_settings', {}, admin)
    const { status, body } = await set(admin, { font: 'comic' as 'warm', line: 'Never seen' })
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid-input', ['font']])
    expect(await call('get_settings', {}, admin)).toMatchObject({ body: before.body })
  })

  it.each(['Mars/Olympus', '+09:00'])('refuses %s as a time zone, and changes nothing', async (timeZone) => {
    const admin = await anAdmin()
    const before = await call('get_settings', {}, admin)
    const { status, body } = await set(admin, { timeZone, line: 'Never seen' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['timeZone']])
    expect(await call('get_settings', {}, admin)).toMatchObject({ body: before.body })
  })

  it('names the field that is wrong', async () => {
    const admin = await anAdmin()
    const contacts = JSON.stringify([{ kind: 'map', label: 'Bad', href: 'javascript:alert(1)' }])
    const { status, body } = await set(admin, { contacts, product: ' ' })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['contacts.0.href', 'product'])
  })

  it('refuses a change of settings that another admin has changed since', async () => {
    const admin = await anAdmin()
    const revision = await revisionOf(admin)
    expect((await set(admin, { line: 'First' })).status).toBe(200)
    const late = await set(admin, { line: 'Late', revision })
    expect([late.status, late.body.code]).toEqual([409, 'stale-edit'])
    expect((await read('get_site')).body.data).toEqual({ line: 'First' })
  })
})

describe('get_settings', () => {
  it('has the defaults in a former state that is older than a setting', async () => {
    const admin = await anAdmin()
    const { timeZone: _, dateFormat: __, ...older } = defaultBrand
    const former = { fields: { ...older, line: 'Older' }, revision: 0, by: 'boss', at: Date.now() + 60_000 }
    await site.collection('versions').doc('older').set(former)
    const { body } = await call('get_settings', {}, admin)
    expect(body.versions[0]?.fields).toEqual({ ...defaultBrand, line: 'Older' })
    await site.collection('versions').doc('older').delete()
  })

  it('has all settings, and what held before each change with who made it', async () => {
    const admin = await anAdmin()
    await set(admin, { line: 'One' })
    await set(admin, { line: 'Two' })
    const { body } = await call('get_settings', {}, admin)
    expect(body.fields).toEqual({ ...defaultBrand, line: 'Two' })
    const { user } = (await db.doc(`users/${admin.uid}`).get()).data() ?? {}
    expect(body.versions[0]).toMatchObject({ by: user, fields: { line: 'One' }, revision: body.revision - 1 })
    const audit = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(audit.docs.map((line) => line.get('action'))).toContain('set_settings')
  })
})

describe('get_site', () => {
  it('answers every visitor', async () => {
    expect((await read('get_site')).status).toBe(200)
  })
})

describe('check_colour', () => {
  it('says the contrast with white, and the nearest colour that has enough', async () => {
    const admin = await anAdmin()
    const dark = await call('check_colour', { colour: purple }, admin)
    expect(dark.body).toMatchObject({ passes: true, nearest: purple })
    const light = await call('check_colour', { colour: '#ffd400' }, admin)
    expect(light.body.passes).toBe(false)
    expect(light.body.contrast).toBeLessThan(2)
  })
})
