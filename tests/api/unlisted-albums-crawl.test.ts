import { decodeWire } from '@dlm/contract/media/codec'
import { MediaQuery } from '@dlm/contract/media/media.schema'
import { beforeAll, expect, it } from 'vitest'
import { callVisits, pageVisits } from '../support/locked-visits.ts'
import { makeVisits } from '../support/make-visits.ts'
import { aMember } from '../support/people.ts'
import { type UnlistedAlbums, unlistedAlbums } from '../support/unlisted-albums.ts'

let twins: UnlistedAlbums
beforeAll(async () => {
  twins = await unlistedAlbums(Date.now() - 60_000)
})

/** What a request asks for by its id: all that it says but what it searches, and where in a list it continues. */
function askedBy(request: string): string {
  const queries = Array.from(request.matchAll(/payload(?:"?:"|=)([0-9a-f]+)/g), ([, hex = '']) => {
    const { ids, fid } = decodeWire(hex, (value) => MediaQuery.parse(value))
    return JSON.stringify({ ids, fid })
  })
  const plain = request.replaceAll(/"search":"[^"]*"|[?&]search=[^& ]*/g, '')
  return [plain, ...queries].join(' ')
}

it('no call and no page names an unlisted album where it is not asked for by its id', async () => {
  const { photos, recordings, seen, byLink, byLinkVault, albumsIn } = twins
  const { token } = await aMember()
  // One photo of each album, since all are stored alike.
  const guessed = [
    ...photos.filter(({ pid }) => pid.endsWith('-0')),
    ...recordings.map((recording) => ({ ...recording, alt: '', caption: '' })),
  ]
  const guesses = { photos: guessed, files: [], leaksIn: albumsIn }
  const { leaks, statuses } = await makeVisits(
    [...callVisits(guesses), ...pageVisits(guesses)],
    token,
    albumsIn,
  )
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(200)

  const named = leaks.map((line) => {
    const [request = '', answered = ''] = line.split(' leaks ')
    return { request, asked: askedBy(request), albums: answered.split(', ') }
  })
  const unasked = (fid: string) =>
    named
      .filter(({ asked, albums }) => albums.includes(fid) && !asked.includes(fid))
      .map(({ request }) => request)
  for (const fid of [byLink, byLinkVault]) {
    expect(unasked(fid), fid).toEqual([])
    expect(
      named.filter(({ asked, albums }) => albums.includes(fid) && asked.includes(fid)).length,
    ).toBeGreaterThanOrEqual(2)
  }
  // What the crawl sees of an album that is listed.
  const inLists = unasked(seen).join('\n')
  for (const where of [
    'get_all_albums',
    'photos_all',
    'search_all',
    'get_all_videos',
    'get_all_audios',
    'get_latest_media',
    'sitemap.xml',
    '/view_albums',
  ])
    expect(inLists).toContain(where)
}, 240_000)
