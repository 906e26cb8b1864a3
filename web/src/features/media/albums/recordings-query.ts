import type { AlbumRecordings } from '@dlm/contract/media/media.schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { withGrant } from './renew-grant.ts'

/** The films and sounds of an album, requested with this browser's grant. Its key is below that of the photos, which are all read again with a new grant. */
export function albumRecordings(fid: string) {
  return queryOptions<AlbumRecordings, ApiFailure>({
    queryKey: ['photos_all', fid, 'recordings'],
    queryFn: ({ signal }) =>
      withGrant(fid, (grant) =>
        callApi('album_recordings', { fid, ...(grant !== undefined && { grant }) }, signal),
      ),
  })
}
