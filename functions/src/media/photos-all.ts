import { type MediaQuery, Photo } from '@dlm/contract/media/media.schema'
import { isRoomGrant } from '../content/room-permit.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { type AlbumDoc, sortedSections } from './album.doc.ts'
import { aboutAlbum, readAlbum } from './album.repo.ts'
import { encodedList, type MediaList, ordered } from './encoded-list.ts'
import { openLockedAlbum } from './locked-album.ts'
import { albumPhotos, type OnWaiting, openPhotos, photoOrders } from './photo.repo.ts'
import { retryListed, type Waiting } from './retry-renditions.ts'
import { roomAccess } from './room-access.ts'
import { roomPhotos } from './room-photos.ts'

/**
 * A page of the photos of all open albums, newest first, or of the album `fid` in its own order, searched on the name (SPEC §7). A locked
 * album's photos are seen with its grant or that of a client room which has it, and by admins. Where the album shows it, they say what they were taken with. Its first page has
 * what the album says. Photos that have waited too long for their renditions are asked for again. Without an album, a client room's grant
 * has those of its room that are asked for by their ids.
 */
export const photos_all: Handler<'photos_all'> = async (context, { payload }) => {
  const waiting: Waiting[] = []
  const { platform } = context
  const { list, album } = await visiblePhotos(context, payload, (photo) => void waiting.push(photo))
  const isFirst = payload.cursor === undefined && payload.ids === undefined
  const [answer, about] = await Promise.all([
    encodedList(Photo, list, payload),
    album && isFirst ? aboutAlbum(platform, album) : undefined,
  ])
  // Not awaited; where it fails the next list tries again.
  void retryListed(platform, waiting).catch(() => undefined)
  return { ...answer, ...(about && { about }) }
}

/** The list that was asked for, and its album, where it is one album's and the caller may see it. */
async function visiblePhotos(
  context: Context<'public'>,
  { fid, grant, order, ids }: MediaQuery,
  onWaiting: OnWaiting,
): Promise<{ list: MediaList<Photo>; album?: AlbumDoc }> {
  const { platform, isAdmin } = context
  if (fid === undefined && ids && isRoomGrant(grant)) return { list: await roomPhotos(platform, grant) }
  if (fid === undefined) return { list: await ordered(isAdmin, openPhotos(platform, onWaiting), {}, order) }
  const album = await readAlbum(platform, fid)
  const { locked, showsCamera } = album
  const sections = album.order === 'hand' ? sortedSections(album.sections) : []
  const room = await roomAccess(platform, grant, [{ kind: 'album', id: fid }])
  const options = { showsCamera, sections, room, onWaiting }
  const files = room ? room.files : locked ? await openLockedAlbum(context, fid, grant) : platform.files
  if (!files) throw new ApiError('album-locked')
  if (order === 'newest')
    return { list: albumPhotos(platform, fid, files, { ...options, order: album.order }), album }
  return {
    list: await ordered(isAdmin, albumPhotos(platform, fid, files, options), photoOrders(fid), order),
    album,
  }
}
