import { publicQuery } from '../../../lib/api/query.ts'

/** What the landing shows of the media; its parts share one read. */
export const latestMedia = publicQuery('get_latest_media', {})
