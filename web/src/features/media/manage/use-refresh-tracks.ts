import { useRefresh } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'

/** Fetches again what shows the captions and chapters of videos, after they were changed. */
export function useRefreshTracks(): () => Promise<void> {
  return useRefresh([...publicReadsOf('video'), 'get_track'])
}
