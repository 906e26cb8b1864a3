import { savedName } from '@dlm/contract/format/media-endings'
import { quotas } from '@dlm/contract/limits'
import type { Photo } from '@dlm/contract/media/media.schema'
import { callPhotos, type PhotoPage } from '../../../../lib/api/encoded-lists.ts'
import { uniqueSafeNames } from '../../../../lib/format/safe-names.ts'
import type { ZipFile } from '../../zip/zip-files.ts'
import type { WithRoomGrant } from '../room-reads.ts'

/** What is downloaded: all photos of an album of the room, or those with these ids, of whatever piece. */
export type ZipSource = { fid: string } | { pids: readonly string[] }

/** The files of a download, in their order, and how many photos have none. */
export interface RoomZipFiles {
  files: ZipFile[]
  missing: number
}

/** The photos with these ids that are in the room, in this order. */
async function photosOf(
  withGrant: WithRoomGrant,
  pids: readonly string[],
  signal: AbortSignal,
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (let at = 0; at < pids.length; at += quotas.page) {
    const ids = pids.slice(at, at + quotas.page)
    photos.push(...(await withGrant((grant) => callPhotos({ ids, grant }, signal))).data)
  }
  return photos
}

async function photosOfAlbum(withGrant: WithRoomGrant, fid: string, signal: AbortSignal): Promise<Photo[]> {
  const photos: Photo[] = []
  let cursor: string | undefined
  do {
    const query = { fid, limit: quotas.page, ...(cursor !== undefined && { cursor }) }
    const page: PhotoPage = await withGrant((grant) => callPhotos({ ...query, grant }, signal))
    photos.push(...page.data)
    cursor = page.next
  } while (cursor !== undefined)
  return photos
}

/**
 * The files of a download. Each has the name of its photo, with a number where another has it too.
 * @throws ApiFailure where they cannot be read, room-not-found once the link has ended
 */
export async function roomZipFiles(
  withGrant: WithRoomGrant,
  source: ZipSource,
  signal: AbortSignal,
): Promise<RoomZipFiles> {
  const photos =
    'fid' in source
      ? await photosOfAlbum(withGrant, source.fid, signal)
      : await photosOf(withGrant, source.pids, signal)
  const all = 'fid' in source ? photos.length : source.pids.length
  const available = photos.filter(({ file }) => file !== '')
  const names = uniqueSafeNames(available.map(({ name, type }) => savedName(name, type)))
  const files = available.map(({ pid, type, size, file }, at): ZipFile => {
    const entry = { kind: 'photo', id: pid } as const
    return { key: pid, entry, name: names[at] ?? pid, type, size, file }
  })
  return { files, missing: all - files.length }
}

/** The same files at their addresses of now: those of before end with the grant of the room. Files that were removed meanwhile stay as they are, and fail. */
export async function withNewAddresses(
  withGrant: WithRoomGrant,
  files: readonly ZipFile[],
  signal: AbortSignal,
): Promise<ZipFile[]> {
  const pids = files.map(({ key }) => key)
  const photos = new Map((await photosOf(withGrant, pids, signal)).map((photo) => [photo.pid, photo]))
  return files.map((file) => ({ ...file, file: photos.get(file.key)?.file || file.file }))
}
