import { beforeAll, describe, expect, it } from 'vitest'
import { lockedFolder } from '../../functions/src/files/media-paths.ts'
import { issuePermit } from '../../functions/src/platform/permits.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { bucket, db } from '../support/admin.ts'
import { call, getRaw } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { writeDocuments } from '../support/factories/documents.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, forged, readEncoded, unlock } from '../support/media.ts'
import { anAdmin } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const code = 'kiwi-42'

/** A locked album with one photo whose files are there; answers their addresses for someone who has the code. */
async function aLockedPhoto() {
  const fid = `test-${unique()}`
  const pid = `${fid}-0`
  await writeDocuments(db, await aLockedAlbum(fid, code, ['secret beach.jpg']))
  const folder = lockedFolder(fid, pid)
  for (const width of [320, 960])
    await bucket.file(`${folder}/${width}.webp`).save(`${width} of ${pid}`, { contentType: 'image/webp' })
  await bucket.file(`${folder}/original.jpg`).save(`original of ${pid}`, {
    metadata: { contentType: 'image/jpeg', contentDisposition: 'attachment; filename="a.jpg"' },
  })
  const { grant } = await unlock(fid, code)
  const { items } = await readEncoded('photos_all', { fid, grant })
  const [small = '', large = ''] = items[0]?.picture?.sources.map(({ url }) => url) ?? []
  return { fid, pid, folder, original: items[0]?.file ?? '', small, large }
}

const open = (address: string, init: RequestInit = {}) => fetch(`${PORTAL}${address}`, init)

/** What every refusal is. */
async function expectNothing(address: string, init: RequestInit = {}) {
  const answer = await open(address, init)
  const { status, headers } = answer
  expect([status, await answer.text(), headers.get('cache-control')], address).toEqual([404, '', 'no-store'])
  expect(headers.get('etag')).toBeNull()
}

describe('the files of a locked album', () => {
  let photo: Awaited<ReturnType<typeof aLockedPhoto>>
  beforeAll(async () => {
    photo = await aLockedPhoto()
  })

  it('are sent to someone who has the address, to be cached by that browser alone while the grant lives', async () => {
    const answer = await open(photo.small)
    expect([answer.status, await answer.text()]).toEqual([200, `320 of ${photo.pid}`])
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const [, seconds] =
      /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(3500)
    expect(Number(seconds)).toBeLessThanOrEqual(3600)
  })

  it('run nothing when they are opened as pages', async () => {
    const { headers } = await open(photo.original)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are saved under their own name when they are originals', async () => {
    const answer = await open(photo.original)
    expect(await answer.text()).toBe(`original of ${photo.pid}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.jpg"')
    expect(answer.headers.get('content-length')).toBe(String(`original of ${photo.pid}`.length))
  })

  it('are not sent again to someone who has them, and not with a HEAD', async () => {
    const head = await open(photo.large, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const again = await open(photo.large, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('are downloaded at the address that image_file answers', async () => {
    const { grant } = await unlock(photo.fid, code)
    const { body } = await call('image_file', { key: photo.pid, grant })
    expect(await (await open(body.data[0].file)).text()).toBe(`original of ${photo.pid}`)
  })

  it('are there for an admin with an admin session', async () => {
    const { items } = await readEncoded('photos_all', { fid: photo.fid }, await anAdmin())
    expect((await open(items[0]?.file ?? '')).status).toBe(200)
  })

  it('take no other method', async () => {
    const answer = await open(photo.small, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('are not there without their own key', async () => {
    const other = await aLockedPhoto()
    const key = (address: string) => address.split('?key=')[1] ?? ''
    const bare = photo.small.split('?')[0] ?? ''
    const grant = (await unlock(photo.fid, code)).grant
    for (const query of [
      '',
      '?key=',
      `?key=${forged}`,
      `?key=${grant}`,
      `?key=${key(photo.large)}`,
      `?key=${key(other.small)}`,
      `?key=${key(photo.small).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))}`,
      `?key=${key(photo.small).replace(/^\d+/, (end) => String(Number(end) + 1))}`,
      `?key=${key(photo.small)}A`,
      `?key=${key(photo.small)}&key=${key(photo.small)}`,
      `?key[]=${key(photo.small)}`,
      `?key=${key(photo.small)}&x=1`,
    ])
      await expectNothing(`${bare}${query}`)
    await expectNothing(bare, { headers: { authorization: `Bearer ${(await anAdmin()).token}` } })
    expect((await open(photo.small)).status).toBe(200)
  })

  it('are not there once their time is over, even for those who have them', async () => {
    const secret = await db.doc(`albumSecrets/${photo.fid}`).get()
    const path = `${photo.folder}/320.webp`
    const ending = (inMs: number) =>
      issuePermit(aPlatform(), 'locked-file', path, secret.get('codeHash'), Date.now() + inMs)
    const alive = await open(`/${path}?key=${ending(10_000)}`)
    expect(alive.status).toBe(200)
    const etag = alive.headers.get('etag') ?? ''
    await expectNothing(`/${path}?key=${ending(-1)}`, { headers: { 'if-none-match': etag } })
  })

  it('have no other address', async () => {
    const other = await aLockedPhoto()
    const [path = '', query] = photo.small.split('?')
    const at = (from: string, to: string) => `${path.replace(from, to)}?${query}`
    for (const address of [
      at('/320.webp', '//320.webp'),
      at('/locked/', '//locked/'),
      at('/locked/', '/locked//'),
      at('/320.webp', '%2f320.webp'),
      at('/320.webp', '/%33%32%30.webp'),
      at('.webp', '.webp.'),
      at('.webp', '.webp/'),
      at('.webp', '.webp%00'),
      at('.webp', '.WEBP'),
      at('320.webp', '321.webp'),
      at('320.webp', '0320.webp'),
      at('320.webp', 'original.webp'),
      at('320.webp', 'original.svg'),
      at('320.webp', ''),
      at('320.webp', '..'),
      `/locked/${photo.fid}/?${query}`,
      `/locked?${query}`,
      `/locked/../public/news/n1/320.webp?${query}`,
      `${path}/../960.webp?${query}`,
      `${path}/../../${other.pid}/320.webp?${query}`,
      `/${other.folder}/320.webp?${query}`,
    ]) {
      const { bytes } = await getRaw(address)
      expect(bytes.includes(' of test-'), address).toBe(false)
    }
    expect((await getRaw(photo.small)).bytes.toString()).toBe(`320 of ${photo.pid}`)
  })
})

describe('addresses made before', () => {
  it.each([
    [
      'the code changes',
      async (fid: string) => db.doc(`albumSecrets/${fid}`).set({ codeHash: await hashSecret(code) }),
    ],
    ['the code is taken away', async (fid: string) => db.doc(`albumSecrets/${fid}`).delete()],
  ])('end when %s', async (_name, change) => {
    const { fid, small } = await aLockedPhoto()
    expect((await open(small)).status).toBe(200)
    await change(fid)
    await expectNothing(small)
  })

  it('end with their file', async () => {
    const { folder, small } = await aLockedPhoto()
    await bucket.deleteFiles({ prefix: folder })
    await expectNothing(small)
  })
})
