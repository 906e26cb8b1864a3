import type { Handler } from '../platform/handler.ts'
import { takeView } from '../platform/readers.ts'

/** Counts a zip, unless the browser asks not to be tracked or its address has had its share. */
export const made_zip: Handler<'made_zip'> = async ({ platform, address, mayCountVisits, count }) => {
  if (mayCountVisits && (await takeView(platform.throttle, address))) count('zips')
  return {}
}
