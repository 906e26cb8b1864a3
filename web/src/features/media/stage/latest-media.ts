import { publicQuery } from '../../../lib/api/query.ts'

/** The media of the landing; its sections share one query. */
export const latestMedia = publicQuery('get_latest_media', {})
