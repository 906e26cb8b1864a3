import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { ratingSummary } from '../../functions/src/content/rating-summary.ts'
import { createStores } from '../../functions/src/create-platform.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { loadArchive } from '../../scripts/archive/load-archive.ts'
import type { Archive, ArchivedDocuments } from '../../scripts/archive/read-archive.ts'
import { bucket, db } from '../support/admin.ts'
import { aServiceDoc } from '../support/factories/catalogue.ts'
import { aRatingDoc } from '../support/factories/community.ts'
import { aPhotoDoc, aTrackDoc } from '../support/factories/media.ts'
import { aUserDoc } from '../support/factories/users.ts'
import { future, unique } from '../support/fixtures.ts'

const run = `archive-${unique()}`
const [cover, original] = [`public/services/${run}/320.webp`, `public/photos/${run}/original.jpg`]
const target = { ...createStores(), clock: systemClock }

async function anArchive(documents: ArchivedDocuments): Promise<Archive> {
  const create = { width: 400, height: 300, channels: 3, background: '#c85028' } as const
  const files = new Map([
    [cover, await sharp({ create }).resize(320, 240).webp().toBuffer()],
    [original, await sharp({ create }).jpeg().toBuffer()],
  ])
  const objects = [...files].map(([path, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return [path, { sha256, size: bytes.length, contentType: path === cover ? 'image/webp' : 'image/jpeg' }]
  })
  const read = (path: string) => files.get(path) ?? Buffer.alloc(0)
  return {
    documents,
    objects: Object.fromEntries(objects),
    read,
    open: (path) => Readable.from([read(path)]),
  }
}

/** A service as an archive has it. */
const service = (overrides: Record<string, unknown> = {}) => ({
  ...aServiceDoc({ got: 7 }),
  cover: { folder: `public/services/${run}`, width: 400, height: 300 },
  ...overrides,
})

describe('an archive', () => {
  it('is loaded with what follows from it: grams, counts, names, renditions', async () => {
    const user = aUserDoc({ user: run.slice(0, 24), email: `${run}@dlm.test` })
    const photo = aPhotoDoc(run, { fid: run, name: 'A photo.jpg' })
    const rating = aRatingDoc({ rate: 2, ratedAt: future })
    await loadArchive(
      await anArchive({
        services: { [run]: service() },
        users: { [run]: user },
        photos: { [run]: photo },
        ratings: { [run]: rating },
        tracks: { [`${run}/captions-en`]: aTrackDoc() },
      }),
      target,
    )

    const loaded = await db.doc(`services/${run}`).get()
    expect(loaded.get('cover')).toMatchObject({ widths: [320], width: 400, height: 300 })
    expect(loaded.get('grams')).toContain('ser')
    expect((await db.doc(`services/${run}/counts/0`).get()).data()).toEqual({ got: 7 })
    for (const path of [`usernames/${nameKey(user.user)}`, `emails/${nameKey(user.email)}`])
      expect((await db.doc(path).get()).get('uid')).toBe(run)
    expect((await db.doc(`videos/${run}/tracks/captions-en`).get()).data()).toEqual(aTrackDoc())
    expect((await db.doc(ratingSummary).get()).get('latest')[0]).toMatchObject({ uid: run, rate: 2 })
    expect((await db.doc(`photos/${run}`).get()).get('picture')).toMatchObject({
      widths: [320, 400],
      width: 400,
    })

    const [{ cacheControl, contentDisposition, contentType }] = await bucket.file(original).getMetadata()
    expect([cacheControl, contentDisposition, contentType]).toEqual([
      'public, max-age=31536000, immutable',
      "attachment; filename*=UTF-8''A%20photo.jpg",
      'image/jpeg',
    ])
    for (const path of [cover, original.replace('original.jpg', '320.webp')])
      expect((await bucket.file(path).exists())[0], path).toBe(true)
  })

  it('is refused before anything is written when a document does not fit or a picture is missing', async () => {
    const fid = `${run}-refused`
    const misfits = {
      [fid]: service({ ageLmt: 12 }),
      [`${fid}-2`]: service({ cover: { folder: 'public/services/elsewhere', width: 400, height: 300 } }),
    }
    const loading = loadArchive(await anArchive({ users: { [fid]: aUserDoc() }, services: misfits }), target)
    const { message } = (await loading.catch((error: Error) => error as Error)) as Error
    expect(message.split('\n')).toEqual([
      expect.stringContaining(`services ${fid} does not fit its schema: ageLmt`),
      expect.stringContaining('public/services/elsewhere has 0 renditions'),
    ])
    expect((await db.doc(`users/${fid}`).get()).exists).toBe(false)
  })
})
