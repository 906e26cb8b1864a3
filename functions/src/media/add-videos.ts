import { registerFiles } from '../files/register-files.ts'
import { InvalidUploadError } from '../files/staged-file.ts'
import { stageUpload } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { toVideo } from './recording.repo.ts'
import { albumOfUpload, registeredRecordings } from './recording-album.ts'
import { searchableVideo, VideoDoc } from './video.doc.ts'
import { stagedRenditions } from './video-renditions.ts'

/** Registers uploaded videos, in an album or in none, each with the still and the smaller versions that the admin's browser made of it. */
export const add_videos: Handler<'add_videos'> = async (context, { fid = '', files }) => {
  const { platform } = context
  const now = platform.clock.now()
  const album = await albumOfUpload(context, 'video', fid)
  /** How often each staged file is named: a rendition is nothing else besides. */
  const named = new Map<string, number>()
  for (const { file, poster, renditions = [] } of files)
    for (const path of [file, poster, ...renditions])
      if (path !== undefined) named.set(path, (named.get(path) ?? 0) + 1)
  const { registered, refused } = await registerFiles(context, {
    kind: 'video',
    collection: 'videos',
    action: 'add_videos',
    files,
    idOf: ({ vid }) => vid,
    ...album,
    partsOf: ({ renditions = [] }) => renditions,
    searchable: searchableVideo,
    async describe(file, { upload, type, size }, original) {
      const { vid, name, poster, renditions: paths = [], duration = null, frameRate } = file
      if (paths.some((path) => named.get(path) !== 1))
        throw new InvalidUploadError('A smaller version isn’t valid: it’s named twice.')
      const parts = await stagedRenditions(context, paths, album.folderOf(vid))
      const image = poster === undefined ? undefined : await still(poster, vid)
      const { fingerprint } = upload
      const document = VideoDoc.parse({
        ...{ name, type, size, original, duration },
        ...(frameRate !== undefined && { frameRate }),
        poster: image?.stored ?? null,
        renditions: parts.map(({ goesTo, height, staged }) => ({ path: goesTo, height, size: staged.size })),
        createdAt: now - files.indexOf(file),
        ...album.place,
        ...(fingerprint && { fingerprint }),
      })
      return { document, parts, ...(image && { image }) }
    },
  })
  return { data: await registeredRecordings(context, 'video', registered, toVideo), refused }

  async function still(path: string, vid: string) {
    return stageUpload(context, {
      ...{ path, field: 'poster', kind: 'videos', id: vid },
      root: album.folderOf(vid),
    }).catch((error) => {
      if (error instanceof ApiError)
        throw new InvalidUploadError(`The still isn’t a valid image: ${error.message}`)
      throw error
    })
  }
}
