import type { Album, Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { isAnyShown } from '@dlm/contract/site/offered'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { callPhotos, readList } from '../../../lib/api/encoded-lists.ts'
import { withGrant } from '../albums/renew-grant.ts'
import { albumOfSaved, noteAlbum } from './saved-albums.ts'

/**
 * A saved medium as it is now: `locked` for a photo that this browser saw in an album that is locked again, `gone` for one
 * that was removed, or is in an album this browser has never opened.
 */
export type SavedMedium =
  | { kind: 'photo'; id: string; photo: Photo }
  | { kind: 'video'; id: string; video: Video }
  | { kind: 'audio'; id: string; audio: Audio }
  | { kind: 'locked'; id: string; album: Album }
  | { kind: 'gone'; id: string }

const key = 'saved_media'
const nothing = { data: [] }

/** Photos of albums this browser has unlocked: open lists do not have them. */
async function unlockedPhotos(
  ids: readonly string[],
  held: readonly string[],
  signal: AbortSignal,
): Promise<Photo[]> {
  if (ids.length === 0) return []
  const lists = await Promise.all(
    held.map((fid) =>
      withGrant(fid, async (grant) =>
        grant === undefined ? [] : (await callPhotos({ fid, grant, ids: [...ids] }, signal)).data,
      ).catch((error) => {
        // The album was removed or locked again: its photos are gone for this browser.
        if (error instanceof ApiFailure && !error.isPassing) return []
        throw error
      }),
    ),
  )
  return lists.flat()
}

/** Photos that this browser saw in albums that are locked again; the public data of the albums is enough. */
async function lockedPhotos(
  ids: readonly string[],
  held: readonly string[],
  signal: AbortSignal,
): Promise<SavedMedium[]> {
  const places = ids.map((id) => ({ id, fid: albumOfSaved(id) }))
  const fids = [...new Set(places.flatMap(({ fid }) => (fid && !held.includes(fid) ? [fid] : [])))]
  if (fids.length === 0) return []
  const { data } = await readList('get_all_albums', { ids: fids }, signal)
  return places.flatMap(({ id, fid }) => {
    const album = data.find((album) => album.locked && album.fid === fid)
    return album ? [{ kind: 'locked' as const, id, album }] : []
  })
}

/** The media of these ids, from all three lists. */
async function readMedia(
  requestedIds: readonly string[],
  held: readonly string[],
  signal: AbortSignal,
): Promise<SavedMedium[]> {
  const ids = [...requestedIds]
  if (ids.length === 0) return []
  const [photos, videos, audios] = await Promise.all([
    isAnyShown(['albums']) ? callPhotos({ ids }, signal) : nothing,
    isAnyShown(['videos']) ? readList('get_all_videos', { ids }, signal) : nothing,
    isAnyShown(['audio']) ? readList('get_all_audios', { ids }, signal) : nothing,
  ])
  const openMedia: SavedMedium[] = [
    ...photos.data.map((photo) => ({ kind: 'photo' as const, id: photo.pid, photo })),
    ...videos.data.map((video) => ({ kind: 'video' as const, id: video.vid, video })),
    ...audios.data.map((audio) => ({ kind: 'audio' as const, id: audio.aid, audio })),
  ]
  const missing = ids.filter((id) => !openMedia.some((medium) => medium.id === id))
  const [unlocked, locked] = await Promise.all([
    unlockedPhotos(missing, held, signal),
    lockedPhotos(missing, held, signal),
  ])
  for (const { pid, fid } of unlocked) noteAlbum(pid, fid)
  return [
    ...openMedia,
    ...unlocked.map((photo) => ({ kind: 'photo' as const, id: photo.pid, photo })),
    ...locked,
  ]
}

/** The media in the query cache, by id, except photos of albums that are locked again. */
function cachedMedia(client: QueryClient, held: readonly string[]): Map<string, SavedMedium> {
  const pages = client.getQueriesData<SavedMedium[]>({ queryKey: [key] })
  const media = pages
    .flatMap(([, page]) => page ?? [])
    .filter(({ kind, id }) => {
      const fid = albumOfSaved(id)
      return kind !== 'gone' && kind !== 'locked' && (fid === undefined || held.includes(fid))
    })
  return new Map(media.map((medium) => [medium.id, medium]))
}

/**
 * The media of up to 50 ids, in their order. Those that are cached from earlier pages are shown at once and not requested.
 * @param held the albums this browser has unlocked
 */
export function savedMedia(client: QueryClient, ids: readonly string[], held: readonly string[]) {
  return queryOptions<SavedMedium[], ApiFailure, SavedMedium[], readonly unknown[]>({
    queryKey: [key, ids, held],
    queryFn: async ({ signal }) => {
      const cachedById = cachedMedia(client, held)
      const fresh = await readMedia(
        ids.filter((id) => !cachedById.has(id)),
        held,
        signal,
      )
      for (const medium of fresh) cachedById.set(medium.id, medium)
      return ids.map((id) => cachedById.get(id) ?? { kind: 'gone', id })
    },
    placeholderData: () => {
      const cachedById = cachedMedia(client, held)
      return ids.flatMap((id) => cachedById.get(id) ?? [])
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersonal: true },
  })
}
