import type { AlbumDownloads } from '@dlm/contract/media/media.schema'
import { beforeAll, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aNoisyJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { textsOf } from '../support/locked-secrets.ts'
import { callVisits, fileVisits, pageVisits } from '../support/locked-visits.ts'
import { makeVisits } from '../support/make-visits.ts'
import { editAlbum, readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { stage } from '../support/uploads.ts'

const code = 'kiwi-42'
const sampleSize = 32

let admin: Person
let member: Person
beforeAll(async () => {
  ;[admin, member] = [await anAdmin(), await aMember()]
})

/** An album with a photo, and bytes of its original that no rendition has. */
async function anAlbum(downloads: AlbumDownloads, locked = false) {
  const [fid, pid, name] = [`album-${unique()}`, `photo-${unique()}`, `Grain ${unique()}.jpg`]
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ downloads }))])
  if (locked) expect((await editAlbum(admin, fid, { alpass: code })).status).toBe(200)
  const bytes = await aNoisyJpeg(700, 500)
  const [file] = await stage(admin, [{ bytes, name }])
  const files = [{ name, size: bytes.length, file, pid, type: 'image/jpeg' }]
  expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
  const path: string = (await db.doc(`photos/${pid}`).get()).get('original')
  const [stored] = await bucket.file(path).download()
  const middle = Math.floor(stored.length / 2)
  return {
    ...{ fid, pid, name, path, locked, alt: '', caption: '' },
    sample: stored.subarray(middle, middle + sampleSize),
  }
}

/** The addresses of files in an answer. */
const addressesIn = (answer: Buffer): string[] =>
  textsOf(answer).flatMap((text) =>
    Array.from(
      text.matchAll(/(?:https?:\/\/[^"'\s<>\\]+|\/(?:locked|shared|originals)\/[^"'\s<>\\]+)/g),
      ([address]) => address.replaceAll('&amp;', '&'),
    ),
  )

it('no call, page or address gives a byte of an original where it is not downloaded', async () => {
  const albums = [
    await anAlbum('originals'),
    await anAlbum('web'),
    await anAlbum('off'),
    await anAlbum('web', true),
    await anAlbum('off', true),
  ]
  const [open, ...withheld] = albums
  const leaksIn = (answer: Buffer) =>
    albums.filter(({ sample }) => answer.includes(sample)).map(({ pid }) => pid)
  const guesses = { photos: albums, files: albums.map(({ path }) => path), leaksIn }

  // Of those that are open: the code is for the others.
  const guessed = { ...guesses, photos: albums.filter(({ locked }) => !locked) }
  const addresses = new Set<string>()
  const first = await makeVisits([...callVisits(guessed), ...pageVisits(guessed)], member.token, (answer) => {
    for (const address of addressesIn(answer))
      if (albums.some(({ pid, fid }) => address.includes(pid) || address.includes(fid)))
        addresses.add(address)
    return leaksIn(answer)
  })
  expect(first.leaks).toEqual([])

  // What those get who have the code.
  for (const { fid, pid } of albums.filter(({ locked }) => locked)) {
    const { grant } = await unlock(fid, code)
    const { items } = await readEncoded('photos_all', { fid, grant })
    const { body } = await call('image_file', { key: pid, grant })
    for (const address of addressesIn(Buffer.from(JSON.stringify([items, body])))) addresses.add(address)
  }
  const urls = [...addresses].map((address) => (address.startsWith('/') ? PORTAL + address : address))
  // The original beside each rendition.
  const beside = urls.map((address) => address.replace(/[\w-]+\.webp/, 'original.jpg'))
  const visits = [...new Set([...urls, ...beside])].map((url) => ({ url }))
  const second = await makeVisits([...visits, ...fileVisits(guesses)], member.token, leaksIn)
  for (const { pid } of withheld) {
    expect(urls.filter((address) => address.includes(pid)).length, pid).toBeGreaterThan(0)
    expect(second.leaks.filter((leak) => leak.includes(`leaks ${pid}`))).toEqual([])
  }
  expect(second.leaks.filter((leak) => leak.includes(`leaks ${open?.pid}`)).length).toBeGreaterThan(1)
  expect([...second.statuses.keys()].filter((status) => status >= 500)).toEqual([])
}, 240_000)
