import { maxZipBytes } from '@dlm/contract/media/zip-limits'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { notifyFailure } from '../../../lib/notify.ts'

/** Asks whether zips are paused, and reports it; if the question fails, the zip continues. */
export async function isPaused(files: readonly { size: number }[]): Promise<boolean> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  try {
    await callApi('start_zip', { bytes: Math.min(bytes, maxZipBytes) })
    return false
  } catch (error) {
    const isZipPaused = error instanceof ApiFailure && error.code === 'downloads-paused'
    if (isZipPaused) notifyFailure(error)
    return isZipPaused
  }
}
