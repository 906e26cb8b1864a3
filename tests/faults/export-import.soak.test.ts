import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { call, newVisitor, type Who } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSavedDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, forged, unlock } from '../support/media.ts'
import { newAddress } from '../support/new-address.ts'
import { anAccount, anAdminAccount, PASSWORD } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { exportTo, type SecondEmulators, startSecondEmulators } from '../support/second-emulators.ts'

let emulators: SecondEmulators | undefined
let api: ApiProcess | undefined
let folder = ''
afterAll(async () => {
  await api?.stop()
  await emulators?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The ID token that the emulated Auth at an address makes of a custom token. */
async function sessionAt(address = '', token: string): Promise<string> {
  const url = `http://${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token, returnSecureToken: true })
  const { idToken } = await (await fetch(url, { method: 'POST', headers, body })).json()
  return idToken
}

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('an export that is opened again has the counts, the locks, the grants, the sessions and the files', async () => {
  const [nid, fid] = [`N-${unique()}`, `ALB-${unique()}`]
  const [admin, locked, owner, saver] = [
    await anAdminAccount(),
    await anAccount(),
    await anAccount(),
    await anAccount(),
  ]
  await writeDocuments(db, [
    documents.news(nid, aNewsDoc()),
    documents.saved(saver.uid, aSavedDoc({ ids: ['one', 'two'] })),
    ...(await aLockedAlbum(fid, 'sesame12', ['hidden.jpg'])),
  ])
  for (let vote = 0; vote < 3; vote++)
    await call('like_news', { id: nid, on: true }, { visitor: newVisitor() })
  const from = newAddress()
  const guess = (pass: string, who: Who = {}) =>
    call('signin', { user: locked.user, pass }, { forwarded: from, ...who })
  for (let wrong = 0; wrong < 6; wrong++) await guess('Wrong#2025')
  expect((await guess(PASSWORD)).status).toBe(429)
  const grant = await aPlatform().grants.issue({ uid: owner.uid, sessionVersion: 0 }, 'password')
  const { grant: permit } = await unlock(fid, 'sesame12')
  const { body: photographed } = await call('up_pp', { email: saver.email, photo: png }, saver)

  folder = await mkdtemp(join(tmpdir(), 'export-'))
  await exportTo(folder)
  emulators = await startSecondEmulators(folder)
  api = await startApi(emulators.env)
  const restored = { origin: api.origin }

  const article = await call('get_news_data', { id: nid }, { ...restored, visitor: newVisitor() })
  expect([article.status, article.body.data[0]?.love]).toEqual([200, 3])
  expect((await guess(PASSWORD, restored)).status).toBe(429)
  const fresh = { email: owner.email, password: 'Fresh#2026', grant }
  expect((await call('update_password', fresh, restored)).status).toBe(200)
  expect((await call('update_password', fresh, restored)).status).toBe(403)
  const photos = (key: string) => call('photos_all', { payload: encodeWire({ fid, grant: key }) }, restored)
  expect([(await photos(permit)).status, (await photos(forged)).status]).toEqual([200, 403])
  // The emulated Auth signs out every imported account; the admin session is ours, and stays valid.
  const isSignedInAs = async ({ user }: { user: string }) => {
    const { body } = await call('signin', { user, pass: PASSWORD }, { ...restored, forwarded: newAddress() })
    return { ...restored, token: await sessionAt(emulators?.env.FIREBASE_AUTH_EMULATOR_HOST, body.token) }
  }
  expect((await call('get_users', {}, await isSignedInAs(admin))).status).toBe(200)
  const { body } = await call('saved', { uid: saver.uid }, await isSignedInAs(saver))
  expect(decodeWire(body.data, (value) => z.array(z.string()).parse(value))).toEqual(['one', 'two'])
  const photo = new URL(photographed.photo)
  photo.host = emulators.storage
  const served = await fetch(photo)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // The first set is unchanged: the grant that was used at the second is still valid.
  expect((await call('update_password', fresh)).status).toBe(200)
}, 240_000)
