import type { Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure } from '../../../lib/api.ts'
import { callPhotos, readList } from '../../../lib/encoded-lists.ts'
import { heldAlbums } from '../albums/grants.ts'
import { withGrant } from '../albums/renew-grant.ts'

/** A saved medium as it is now; `gone` for one that was removed, or lies in an album that is locked for this browser. */
export type SavedMedium =
  | { kind: 'photo'; id: string; photo: Photo }
  | { kind: 'video'; id: string; video: Video }
  | { kind: 'audio'; id: string; audio: Audio }
  | { kind: 'gone'; id: string }

const key = 'saved_media'

/** Photos of albums this browser has unlocked: open lists do not have them. */
async function unlockedPhotos(ids: readonly string[], signal: AbortSignal): Promise<Photo[]> {
  if (ids.length === 0) return []
  const lists = await Promise.all(
    heldAlbums().map((fid) =>
      withGrant(fid, async (grant) =>
        grant === undefined ? [] : (await callPhotos({ fid, grant, ids: [...ids] }, signal)).data,
      ).catch((error) => {
        // The album was removed or locked anew: its photos are gone for this browser.
        if (error instanceof ApiFailure && !error.isPassing) return []
        throw error
      }),
    ),
  )
  return lists.flat()
}

/** Which media these ids are, asked of all three lists. */
async function look(wanted: readonly string[], signal: AbortSignal): Promise<SavedMedium[]> {
  const ids = [...wanted]
  if (ids.length === 0) return []
  const [photos, videos, audios] = await Promise.all([
    callPhotos({ ids }, signal),
    readList('get_all_videos', { ids }, signal),
    readList('get_all_audios', { ids }, signal),
  ])
  const found: SavedMedium[] = [
    ...photos.data.map((photo) => ({ kind: 'photo' as const, id: photo.pid, photo })),
    ...videos.data.map((video) => ({ kind: 'video' as const, id: video.vid, video })),
    ...audios.data.map((audio) => ({ kind: 'audio' as const, id: audio.aid, audio })),
  ]
  const missing = ids.filter((id) => !found.some((medium) => medium.id === id))
  const unlocked = await unlockedPhotos(missing, signal)
  return [...found, ...unlocked.map((photo) => ({ kind: 'photo' as const, id: photo.pid, photo }))]
}

/** What was found so far, by id. */
function knownMedia(client: QueryClient): Map<string, SavedMedium> {
  const pages = client.getQueriesData<SavedMedium[]>({ queryKey: [key] })
  const media = pages.flatMap(([, page]) => page ?? []).filter(({ kind }) => kind !== 'gone')
  return new Map(media.map((medium) => [medium.id, medium]))
}

/** The media of up to 50 ids, in their order. Those that an earlier page has shown stand at once, and are not asked for. */
export function savedMedia(client: QueryClient, ids: readonly string[]) {
  return queryOptions<SavedMedium[], ApiFailure, SavedMedium[], readonly [string, readonly string[]]>({
    queryKey: [key, ids],
    queryFn: async ({ signal }) => {
      const known = knownMedia(client)
      const fresh = await look(
        ids.filter((id) => !known.has(id)),
        signal,
      )
      for (const medium of fresh) known.set(medium.id, medium)
      return ids.map((id) => known.get(id) ?? { kind: 'gone', id })
    },
    placeholderData: () => {
      const known = knownMedia(client)
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersonal: true },
  })
}
