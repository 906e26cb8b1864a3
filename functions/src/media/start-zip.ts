import type { Handler } from '../platform/handler.ts'
import { takeView } from '../platform/readers.ts'

/**
 * Answers where zips are not paused, and counts the bytes that their files will have, which the browser fetches from Storage. An
 * address that had its share of zips is answered as well, and counts no more: what a browser says is not believed for ever.
 */
export const start_zip: Handler<'start_zip'> = async ({ platform, address }, { bytes }) => {
  if (await takeView(platform.throttle, address)) platform.usage.count('downloads', bytes)
  return {}
}
