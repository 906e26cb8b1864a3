import { videoRenditions } from '@dlm/contract/constants'
import type { AdminContext } from '../content/content.ts'
import { UnreadableFile } from '../files/clean/byte-source.ts'
import { pictureOfMp4 } from '../files/clean/mp4-picture.ts'
import { videoRenditionPath } from '../files/media-paths.ts'
import { storedSource } from '../files/recording-changes.ts'
import type { Part } from '../files/register-files.ts'
import { InvalidUploadError, readStaged } from '../files/staged-file.ts'

/** A smaller version of a video in the staging area. */
interface StagedRendition extends Part {
  /** Pixels of the shorter side. */
  height: number
}

const invalid = (reason: string) => new InvalidUploadError(`A smaller version isn’t valid: ${reason}`)

/** How H.264 is called in an MP4: what every telephone plays. */
const playedEverywhere: ReadonlySet<string> = new Set(['avc1', 'avc3'])

/**
 * The smaller versions that an admin's browser made of a video, the smallest first. Each is checked as every video is; its size and its
 * height are read from it.
 * @param folder where the objects of the video are
 * @throws InvalidUploadError
 */
export async function stagedRenditions(
  context: AdminContext,
  paths: readonly string[],
  folder: string,
): Promise<readonly StagedRendition[]> {
  const checked = await Promise.all(paths.map((path) => checkedRendition(context, path, folder)))
  const sorted = checked.sort((one, other) => one.height - other.height)
  if (new Set(sorted.map(({ height }) => height)).size < sorted.length)
    throw invalid('another one has the same size.')
  return sorted
}

async function checkedRendition(
  { platform, caller }: AdminContext,
  path: string,
  folder: string,
): Promise<StagedRendition> {
  const { objects } = platform
  const staged = await readStaged(platform, caller.uid, path, 'video').catch((error) => {
    throw error instanceof InvalidUploadError ? invalid(error.message) : error
  })
  if (staged.type !== 'video/mp4') throw invalid('it isn’t an MP4.')
  const picture = await pictureOfMp4(storedSource(objects, path, staged.size)).catch((error) => {
    throw error instanceof UnreadableFile ? invalid('it can’t be read.') : error
  })
  if (!picture || !playedEverywhere.has(picture.format)) throw invalid('it has no H.264 video.')
  const { height } = picture
  if (height === 0 || height > videoRenditions.tallest)
    throw invalid(`its shorter side has ${height} pixels. The limit is ${videoRenditions.tallest}.`)
  return { staged, height, goesTo: videoRenditionPath(folder, height) }
}
