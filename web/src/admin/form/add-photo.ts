import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import { callAdmin } from '../../auth/admin-session.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { queryClient } from '../../lib/api/query.ts'
import { adminMedia } from '../admin-media.ts'
import { inspectFile, UnfitFile, unreadable } from './inspect-file.ts'

/** Albums that are offered, the newest first. */
const maxFiles = 50

/** The albums into which a picture of a text can be put. */
export const albumsForPhotos = adminMedia('get_all_albums', { limit: maxFiles })

/** Why a picture cannot be shown in the text. */
export function photoRefusal(error: unknown): string {
  if (error instanceof UnfitFile) return error.message
  return error instanceof ApiFailure ? (error.fields.files ?? error.message) : unreadable
}

/**
 * Puts a picture into an album.
 * @param onProgress receives which part of it is uploaded, from 0 to 1
 * @returns its id
 * @throws UnfitFile, ApiFailure
 */
export async function addPhoto(
  chosen: File,
  fid: string,
  onProgress?: (part: number) => void,
): Promise<string> {
  const { file } = await inspectFile('image', chosen)
  const { uploadPicture } = await import('../uploads.ts')
  const pid = crypto.randomUUID()
  const { name, size, type } = file
  const files = JSON.stringify([{ pid, name, size, type, file: await uploadPicture(file, onProgress) }])
  const { refused } = await callAdmin('add_photos', { fid, files })
  if (refused[0]) throw new UnfitFile(refused[0].msg)
  return pid
}

/** The newest album without a lock. @throws UnfitFile where there is none, ApiFailure */
export async function newestOpenAlbum(): Promise<string> {
  const { pages } = await queryClient.fetchInfiniteQuery(albumsForPhotos)
  const album = pages[0]?.data.find(({ locked }) => !locked)
  if (!album) throw new UnfitFile(writingTexts.noAlbum)
  return album.fid
}
