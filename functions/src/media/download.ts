import { savedName } from '@dlm/contract/format/media-endings'
import type { MediaFile } from '@dlm/contract/media/media.schema'
import { takeView } from '../figures/readers.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Context } from '../platform/handler.ts'
import type { FileAddresses } from '../platform/storage.ts'

/** What every kind of file's document knows of its original. */
interface Original extends Omit<MediaFile, 'file'> {
  /** Object path. */
  original: string
}

/**
 * The answer of a download: the original at an address the caller may have. The download is counted, its bytes only while its
 * address has views left: repeated calls without a fetch do not use up a month's budget. Without an address, and for a missing
 * file, the refusal is the same, so that it does not reveal which of the two it is.
 * @throws ApiError download-not-found
 */
export async function downloadOf(
  { platform, address, mayCountVisits, count }: Context<'public'>,
  of: { kind: 'photo' | 'video' | 'audio'; id: string },
  document: Original | null,
  files: FileAddresses | null,
): Promise<{ data: [MediaFile] }> {
  if (!document || !files) throw new ApiError('download-not-found')
  const { name, type, size, original } = document
  if (await takeView(platform.throttle, address)) {
    if (mayCountVisits) count('downloads', of)
    platform.usage.count('downloads', size)
  }
  return { data: [{ file: files.url(original), name: savedName(name, type), type, size }] }
}
