import type { Answer } from '@dlm/contract/contract'
import type { Track } from '@dlm/contract/media/tracks.schema'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import type { ApiFailure } from '../../lib/api/api-failure.ts'

/** Calls with this browser's grant for the album of a film, where it needs one. */
export type AskWithGrant = <T>(ask: (grant: string | undefined) => Promise<T>) => Promise<T>

const withoutGrant: AskWithGrant = (ask) => ask(undefined)

/** The cues of a film. */
export function trackCues(vid: string, track: Track, withGrant = withoutGrant) {
  return queryOptions<Answer<'get_track'>, ApiFailure>({
    queryKey: ['get_track', vid, track.kind, track.language],
    queryFn: ({ signal }) =>
      withGrant((grant) =>
        callApi('get_track', { id: vid, ...track, ...(grant !== undefined && { grant }) }, signal),
      ),
  })
}
