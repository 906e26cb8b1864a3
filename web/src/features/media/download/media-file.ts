import type { MediaFile } from '@dlm/contract/media/media.schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { withGrant } from '../albums/renew-grant.ts'
import type { DownloadKey, MediaKind } from './download-link.ts'

const calls = { image: 'image_file', video: 'video_file', audio: 'audio_file' } as const

/** The query of a file to download; one in a locked album is requested with this browser's grant. */
export function mediaFile(kind: MediaKind, { fid, album }: DownloadKey) {
  const call = async (grant: string | undefined) => {
    const { data } = await callApi(calls[kind], grant === undefined ? { key: fid } : { key: fid, grant })
    return data[0]
  }
  return queryOptions<MediaFile, ApiFailure>({
    queryKey: [calls[kind], fid, album],
    queryFn: () => (album === undefined ? call(undefined) : withGrant(album, call)),
  })
}
