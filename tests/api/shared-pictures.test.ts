import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { call, send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { aStoredPicture } from '../support/factories/picture.ts'
import { aNoisyJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { forms, objectsIn, stage, stageCover } from '../support/uploads.ts'

let admin: Person
let cover: Buffer
beforeAll(async () => {
  admin = await anAdmin()
  cover = await aNoisyJpeg(2000, 1500)
})

const decode = (text: string) => text.replaceAll('&amp;', '&')
const meta = (html: string, key: string) =>
  decode(html.match(new RegExp(`"${key}" content="([^"]*)"`))?.[1] ?? '')

/** The page at an address: what was not drawn in time is the app alone, and is asked for again. */
async function pageAt(path: string): Promise<string> {
  return vi.waitUntil(
    async () => {
      const { body } = await send<string>(path)
      return meta(body, 'og:image') !== '' && body
    },
    { timeout: 30_000 },
  )
}

/** The address of the picture that the link to a page shows. */
async function pictureOf(path: string): Promise<string> {
  return meta(await pageAt(path), 'og:image')
}

/** What is at the address of a picture. */
async function shown(address: string) {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  const caching = response.headers.get('cache-control')
  return { status: response.status, type: response.headers.get('content-type'), caching, bytes }
}

async function expectJpeg(path: string, width = 1200, height = 900) {
  const body = await pageAt(path)
  expect(meta(body, 'og:image:type')).toBe('image/jpeg')
  expect([meta(body, 'og:image:width'), meta(body, 'og:image:height')].map(Number)).toEqual([width, height])
  expect(meta(body, 'twitter:image')).toBe(meta(body, 'og:image'))
  const { status, type, caching, bytes } = await shown(meta(body, 'og:image'))
  expect([status, type, caching]).toEqual([200, 'image/jpeg', 'no-store'])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
  expect(bytes.length).toBeLessThan(300_000)
}

async function add(kind: keyof typeof forms, bytes = cover) {
  const call_ = {
    news: 'add_news',
    event: 'add_event',
    product: 'add_product',
    service: 'add_service',
  } as const
  const title = `Shared ${unique()}`
  const { body, status } = await call(call_[kind], forms[kind](await stageCover(admin, bytes), title), admin)
  expect([status, body]).toEqual([200, expect.anything()])
  const [entry] = body.data as { id: string }[]
  return entry?.id ?? ''
}

async function anAlbum() {
  const fid = `ALB-${unique()}`
  const alname = `Album ${unique()}`
  await call('add_album', { alname, fp: await stageCover(admin, cover), fid, alpass: '' }, admin)
  const pid = `P-${unique()}`
  const [file] = await stage(admin, [{ bytes: cover, name: 'a.jpg' }])
  const files = [{ name: 'a.jpg', size: cover.length, file, pid, type: 'image/jpeg' }]
  await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
  await vi.waitUntil(
    async () => (await db.doc(`photos/${pid}`).get()).get('picture')?.widths?.includes(1920) === true,
    { timeout: 30_000, interval: 100 },
  )
  return { fid, alname, pid }
}

const pages = {
  news: (id: string) => `/read_news?id=${id}`,
  event: (id: string) => `/view_events?id=${id}`,
  product: (id: string) => `/view_products?id=${id}`,
  service: (id: string) => `/services?id=${id}`,
} as const
const folders = { news: 'news', event: 'events', product: 'products', service: 'services' } as const
const kinds = ['news', 'event', 'product', 'service'] as const

describe('the picture of a shared link', { timeout: 60_000 }, () => {
  it.each(kinds)('is a JPEG that every chat shows: %s', async (kind) => {
    await expectJpeg(pages[kind](await add(kind)))
  })

  it('is a JPEG of an album and of its photos', async () => {
    const { fid, pid } = await anAlbum()
    await expectJpeg(`/view_albums?album=${fid}`)
    await expectJpeg(`/view_albums?album=${fid}&photo=${pid}`)
  })

  it('is the still of a video', async () => {
    const vid = `V-${unique()}`
    const poster = aStoredPicture('videos', vid, { widths: [320, 960, 1280], width: 1280, height: 720 })
    await writeDocuments(db, [documents.videos(vid, aVideoDoc(vid, { poster }))])
    const webp = await sharp(cover).resize(1280, 720).webp().toBuffer()
    await bucket.file(`${poster.folder}/1280.webp`).save(webp, { resumable: false })
    await expectJpeg(`/view_albums?tab=video&id=${vid}`, 1200, 675)
  })

  it('is as wide as a picture that is smaller, and on white where it is transparent', async () => {
    const logo = await sharp({ create: { width: 600, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const [photo = ''] = await stage(admin, [{ bytes: logo, name: 'a.png', type: 'image/png' }])
    const { body } = await call('add_news', forms.news(photo, `Small ${unique()}`), admin)
    const id = body.data[0]?.id ?? ''
    await expectJpeg(pages.news(id), 600, 400)
    const { bytes } = await shown(await pictureOf(pages.news(id)))
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer()
    expect(Math.min(red, green, blue)).toBeGreaterThan(250)
  })

  it('is cut where it is very tall', async () => {
    const id = await add('news', await sharp(cover).resize(800, 4000, { fit: 'fill' }).jpeg().toBuffer())
    await expectJpeg(pages.news(id), 800, 1600)
  })

  it('is made once: the second answer is what was stored', async () => {
    const id = await add('news')
    const address = await pictureOf(pages.news(id))
    await shown(address)
    const [stored = ''] = await objectsIn(`shared/public/news/${id}/`)
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    await bucket.file(stored).save(other, { resumable: false })
    expect((await shown(address)).bytes.equals(other)).toBe(true)
  })
})

describe('who may see it', { timeout: 60_000 }, () => {
  it('ends with a lock, and returns without it', async () => {
    const { fid, alname, pid } = await anAlbum()
    const addresses = [
      await pictureOf(`/view_albums?album=${fid}`),
      await pictureOf(`/view_albums?album=${fid}&photo=${pid}`),
    ]
    for (const address of addresses) expect((await shown(address)).status).toBe(200)
    const turn = async (alpass: string) => {
      const { body } = await call('get_editable', { kind: 'album', id: fid }, admin)
      const fields = { alname, alpass }
      expect(
        (await call('edit', { kind: 'album', id: fid, revision: body.revision, fields }, admin)).status,
      ).toBe(200)
    }
    await turn('sesame12')
    for (const address of addresses) expect((await shown(address)).status).toBe(404)
    expect(await pictureOf(`/view_albums?album=${fid}`)).toBe(`${PORTAL}/share.png`)
    await expect
      .poll(
        () =>
          objectsIn('shared/').then((all) => all.filter((path) => path.includes(fid) || path.includes(pid))),
        {
          timeout: 20_000,
        },
      )
      .toEqual([])
    await turn('')
    await expect
      .poll(async () => (await shown(await pictureOf(`/view_albums?album=${fid}`))).status, {
        timeout: 20_000,
      })
      .toBe(200)
  })

  it.each(kinds)('ends with its entry, comes back with it, and is purged with it: %s', async (kind) => {
    const id = await add(kind)
    const address = await pictureOf(pages[kind](id))
    expect((await shown(address)).status).toBe(200)
    await call(`delete_${kind}`, { id }, admin)
    expect((await shown(address)).status).toBe(404)
    await call('restore', { kind, id }, admin)
    expect((await shown(address)).status).toBe(200)
    await call(`delete_${kind}`, { id }, admin)
    await call('purge', { kind, id }, admin)
    expect((await shown(address)).status).toBe(404)
    await expect.poll(() => objectsIn(`shared/public/${folders[kind]}/${id}/`)).toEqual([])
  })

  it('has another address once the cover is another one', async () => {
    const id = await add('news')
    const before = await pictureOf(pages.news(id))
    await shown(before)
    const { body } = await call('get_editable', { kind: 'news', id }, admin)
    const fields = { ...body.fields, photo: await stageCover(admin, await aNoisyJpeg(1300, 700)) }
    await call('edit', { kind: 'news', id, revision: body.revision, fields }, admin)
    expect(await pictureOf(pages.news(id))).not.toBe(before)
    await expectJpeg(pages.news(id), 1200, 646)
  })

  it('is none of what has a future date, also by its preview', async () => {
    const id = await add('news')
    const address = await pictureOf(pages.news(id))
    expect((await shown(address)).status).toBe(200)
    const { body: link } = await call('preview_link', { id }, admin)
    await db.doc(`news/${id}`).update({ createdAt: Date.now() + 86_400_000 })
    expect((await shown(address)).status).toBe(404)
    const preview = /preview=([^&"]+)/.exec(JSON.stringify(link))?.[1] ?? 'x'
    expect((await shown(`${address}&preview=${preview}`)).status).toBe(404)
  })

  it.each([
    '/shared/read_news.jpg',
    '/shared/read_news.jpg?id=no-such-article',
    '/shared/news/no-such--article.jpg',
    '/shared/home.jpg',
    '/shared/public/news/x/1200.jpg',
    '/shared/..%2Flocked%2Fx.jpg',
    '/shared/',
  ])('is not at another address: %s', async (path) => {
    expect((await shown(PORTAL + path)).status).toBe(404)
  })

  it('is stored where Storage itself gives it to no caller', async () => {
    const id = await add('news')
    await shown(await pictureOf(pages.news(id)))
    const [stored = ''] = await objectsIn(`shared/public/news/${id}/`)
    const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'}`
    const at = (path: string) => `${host}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`
    expect((await fetch(at(stored))).status).toBe(403)
    const [rendition = ''] = await objectsIn(`public/news/${id}/`)
    expect((await fetch(at(rendition))).status).toBe(200)
  })
})
