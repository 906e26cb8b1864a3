import { describe, expect, it } from 'vitest'
import { entryOf, objectsOf, toArchived } from '../../functions/src/archive/archived-form.ts'
import { binId } from '../../functions/src/content/bin.doc.ts'
import {
  aLockedPhotoDoc,
  aLockedVideoDoc,
  aPhotoDoc,
  aVideoDoc,
} from '../../tests/support/factories/media.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { aUserDoc } from '../../tests/support/factories/users.ts'

const binned = (kind: string, subject: string, data: Record<string, unknown>) => {
  const entry = {
    kind,
    subject,
    name: subject,
    by: 'boss',
    deletedAt: 1,
    returning: false,
    revision: 0,
    data,
  }
  return { name: 'bin', id: binId('news', subject), document: entry } as const
}

describe('a document of the database', () => {
  it.each([
    ['news/n1', 'news', 'n1'],
    ['users/u1/receipts/nt1', 'receipts', 'u1/nt1'],
    ['bin/b1/photos/p1', 'binPhotos', 'b1/p1'],
    ['bin/b1/videos/v1', 'binVideos', 'b1/v1'],
    ['bin/b1/audios/a1', 'binAudios', 'b1/a1'],
    ['photos/p1', 'photos', 'p1'],
    ['settings/site/versions/3', 'settingsVersions', 'site/3'],
    ['legal/terms/versions/3', 'legalVersions', 'terms/3'],
    ['albums/a1/versions/3', 'versions', 'albums/a1/3'],
    ['videos/v1/tracks/captions-en', 'tracks', 'v1/captions-en'],
  ])('%s is one of %s', (path, name, id) => {
    expect(entryOf(path, {})).toEqual({ name, id, document: {} })
  })

  it.each([
    ['sessions/s1', {}],
    ['news/n1/counts/0', { views: 1 }],
    ['services/s1/readers/v1', { viewedOn: '2026-10-01' }],
    ['news/n1/readers/v1', { vote: 'none' }],
    ['photos/p1', { uploadPending: true }],
  ])('%s with %o is in no archive', (path, data) => {
    expect(entryOf(path, data)).toBeNull()
  })

  it('is written down as its schema has it, with its revision, its end and the counts of its shards', () => {
    const article = aNewsDoc({ views: 1 })
    const end = { toMillis: () => 5 }
    const stored = { ...article, grams: ['art'], revision: 2, expireAt: end, stray: true }
    const { document } = toArchived({ name: 'news', id: 'n1', document: stored }, { views: 7 })
    expect(document).toEqual({ ...article, views: 7, revision: 2, expireAt: 5 })
  })

  it('includes its counts when it is in the bin', () => {
    const { document } = toArchived(binned('news', 'n1', aNewsDoc({ views: 1 })), { views: 7 })
    expect(document).toMatchObject({ kind: 'news', data: { views: 7 } })
  })

  it('is refused where it does not fit', () => {
    expect(() => toArchived({ name: 'news', id: 'n1', document: { title: 7 } }, {})).toThrow('title')
  })
})

describe('the objects of an entry', () => {
  it('are the widest rendition of a picture without an original', () => {
    const { cover } = aNewsDoc()
    const widest = [{ path: `${cover.folder}/960.webp`, isOptional: false }]
    expect(objectsOf({ name: 'news', id: 'n1', document: aNewsDoc({ cover }) })).toEqual(widest)
    expect(objectsOf(binned('news', 'n1', aNewsDoc({ cover })))).toEqual(widest)
    expect(objectsOf({ name: 'users', id: 'u1', document: aUserDoc() })).toEqual([])
  })

  it('are the original of a photo, and the one as it was uploaded where there is one', () => {
    const originals = (original: string) => [
      { path: original, isOptional: false },
      { path: 'originals/p1/original.jpg', isOptional: true },
    ]
    const open = aPhotoDoc('p1')
    const locked = aLockedPhotoDoc('a1', 'p1')
    expect(objectsOf({ name: 'photos', id: 'p1', document: open })).toEqual(originals(open.original))
    expect(objectsOf({ name: 'binPhotos', id: 'b1/p1', document: locked })).toEqual(
      originals(locked.original),
    )
    expect(objectsOf(binned('photo', 'p1', open))).toEqual(originals(open.original))
  })

  it('are the original of a video, its smaller versions and its poster', () => {
    const needed = ['original.mp4', '360p.mp4', '720p.mp4', '320.webp'].map((file) => ({
      ...{ path: `public/videos/v1/${file}`, isOptional: false },
    }))
    const renditions = [360, 720].map((height) => ({
      ...{ path: `public/videos/v1/${height}p.mp4`, height, size: height },
    }))
    const video = aVideoDoc('v1', { renditions })
    expect(objectsOf({ name: 'videos', id: 'v1', document: video })).toEqual(needed)
    expect(objectsOf(binned('video', 'v1', video))).toEqual(needed)
    const { renditions: _, ...older } = aVideoDoc('v1')
    expect(objectsOf({ name: 'videos', id: 'v1', document: older })).toEqual([needed[0], needed[3]])
    const locked = ['locked/a1/v1.video/original.mp4', 'locked/a1/v1.video/320.webp']
    for (const [name, id] of [
      ['videos', 'v1'],
      ['binVideos', 'b1/v1'],
    ] as const)
      expect(objectsOf({ name, id, document: aLockedVideoDoc('a1', 'v1') })).toEqual(
        locked.map((path) => ({ path, isOptional: false })),
      )
  })
})
