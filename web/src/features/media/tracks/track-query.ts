import type { Answer } from '@dlm/contract/contract'
import type { Track } from '@dlm/contract/media/tracks.schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { withGrant } from '../albums/renew-grant.ts'

/** The cues of a film, requested with this browser's grant where it belongs to an album. @param fid of that */
export function trackCues(vid: string, fid: string | undefined, track: Track) {
  const ask = (grant: string | undefined, signal: AbortSignal) =>
    callApi('get_track', { id: vid, ...track, ...(grant !== undefined && { grant }) }, signal)
  return queryOptions<Answer<'get_track'>, ApiFailure>({
    queryKey: ['get_track', vid, track.kind, track.language],
    queryFn: ({ signal }) =>
      fid === undefined ? ask(undefined, signal) : withGrant(fid, (grant) => ask(grant, signal)),
  })
}
