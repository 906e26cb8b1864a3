import { homeCounts } from '@dlm/contract/constants'
import type { Photo } from '@dlm/contract/media/media.schema'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { Handler } from '../platform/handler.ts'
import { type ListSpec, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocuments } from '../platform/reads.ts'
import { albumList } from './album.repo.ts'
import { chosenStage, type Stage } from './landing-photo.ts'
import { albumPhotos, openPhotos } from './photo.repo.ts'
import { audioList, videoList } from './recording.repo.ts'

/** How many of the newest albums are looked at: a portal whose newest are all locked shows none on its landing. */
const lookedAt = 12
/** How many of the newest photos the wall is chosen of. */
const considered = 36

async function newestAlbum(platform: Platform): Promise<Stage> {
  const newest = await readPage(albumList(platform), { limit: lookedAt, search: '' })
  const { files } = platform
  for (const album of newest.items.filter(({ locked, photos }) => !locked && photos > 0)) {
    const list: ListSpec<Photo> = albumPhotos(platform, album.fid, files, album)
    const { items } = await readPage(list, { limit: homeCounts.stage, search: '' })
    const photos = items.filter(({ picture }) => picture !== undefined)
    if (photos.length > 0) return { album, photos }
  }
  return { photos: [] }
}

async function newest<T>(list: ListSpec<T>): Promise<T | undefined> {
  const { items } = await readPage(list, { limit: 1, search: '' })
  return items[0]
}

/**
 * The newest photos of open albums, one of each album in turn, so that no upload fills the wall. A photo follows its album's lock, and
 * its listing, a moment later, so the albums are asked too.
 */
async function newestPhotos(platform: Platform): Promise<Photo[]> {
  const { items } = await readPage(openPhotos(platform), { limit: considered, search: '' })
  const byAlbum = new Map<string, Photo[]>()
  for (const photo of items.filter(({ picture }) => picture !== undefined))
    byAlbum.set(photo.fid, [...(byAlbum.get(photo.fid) ?? []), photo])
  if (byAlbum.size === 0) return []
  const refs = [...byAlbum.keys()].map((fid) => platform.db.doc(`albums/${fid}`))
  const albums = await readDocuments(platform.db, refs, ['locked', 'unlisted'])
  const open = albums.filter((album) => album.get('locked') === false && album.get('unlisted') !== true)
  const photos = open.map(({ id }) => byAlbum.get(id) ?? [])
  const rounds = Array.from({ length: considered }, (_, at) => photos.flatMap((of) => of.slice(at, at + 1)))
  return rounds.flat().slice(0, homeCounts.wall)
}

const stage = async (platform: Platform) => (await chosenStage(platform)) ?? newestAlbum(platform)

/**
 * What the landing shows of the media: the album of the photo that was chosen for it, or the newest open one with photos that can
 * be shown, and the newest video and audio; or the photos of its wall.
 */
export const get_latest_media: Handler<'get_latest_media'> = async ({ platform }, { photosOnly }) => {
  if (photosOnly) return { photos: isAnyShown(['albums']) ? await newestPhotos(platform) : [] }
  const [opening, video, audio] = await Promise.all([
    isAnyShown(['albums']) ? stage(platform) : { photos: [] },
    isAnyShown(['videos']) ? newest(videoList(platform)) : undefined,
    isAnyShown(['audio']) ? newest(audioList(platform)) : undefined,
  ])
  return { ...opening, ...(video && { video }), ...(audio && { audio }) }
}
