import { publicFolder } from '../files/media-paths.ts'
import { registerFiles } from '../files/register-files.ts'
import { InvalidUploadError } from '../files/staged-file.ts'
import { stageUpload } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { toVideo } from './recording.repo.ts'
import { searchableVideo, VideoDoc } from './video.doc.ts'

/** Registers uploaded videos, each with the still the admin's browser took of it. */
export const add_videos: Handler<'add_videos'> = async (context, { files }) => {
  const { platform } = context
  const now = platform.clock.now()
  const { registered, refused } = await registerFiles(context, {
    kind: 'video',
    collection: 'videos',
    action: 'add_videos',
    files,
    idOf: ({ vid }) => vid,
    folderOf: (vid) => publicFolder('videos', vid),
    searchable: searchableVideo,
    async describe(file, { upload, type, size }, original) {
      const { vid, name, poster, duration = null } = file
      const image = poster === undefined ? undefined : await still(poster, vid)
      const { fingerprint } = upload
      const document = VideoDoc.parse({
        ...{ name, type, size, original, duration },
        poster: image?.stored ?? null,
        createdAt: now - files.indexOf(file),
        ...(fingerprint && { fingerprint }),
      })
      return { document, ...(image && { image }) }
    },
  })
  return { data: registered.map(({ id, document }) => toVideo(platform.files, id, document)), refused }

  async function still(path: string, vid: string) {
    return stageUpload(context, { path, field: 'poster', kind: 'videos', id: vid }).catch((error) => {
      if (error instanceof ApiError)
        throw new InvalidUploadError(`The still isn’t a valid image: ${error.message}`)
      throw error
    })
  }
}
