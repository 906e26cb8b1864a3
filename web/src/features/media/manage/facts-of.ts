import type { UploadKind } from '@dlm/contract/media/media-types'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import type { StagedFacts } from '../../../lib/storage/drafts.ts'
import { audioFacts, videoFacts } from './recording-facts.ts'

/** The metadata of a file that this browser can read; a still is uploaded. Never fails. */
export async function factsOf(kind: UploadKind, file: File): Promise<StagedFacts> {
  try {
    if (kind === 'audio') return await audioFacts(file)
    if (kind === 'image') return {}
    const [{ still, duration }, frameRate] = await Promise.all([videoFacts(file), frameRateOf(file)])
    const poster = still && (await uploadStill(still))
    return {
      ...(duration !== undefined && { duration }),
      ...(frameRate !== undefined && { frameRate }),
      ...(poster !== undefined && { poster }),
    }
  } catch {
    return {}
  }
}

/** How many frames a film has in a second; undefined where this browser cannot read it. The code that reads it is loaded for films alone. */
async function frameRateOf(file: File): Promise<number | undefined> {
  try {
    return await (await import('./read-frame-rate.ts')).readFrameRate(file)
  } catch {
    return undefined
  }
}

/** Uploads the still of a video; undefined on failure, since it is optional. */
async function uploadStill(still: Blob): Promise<string | undefined> {
  try {
    const {
      places: [place],
    } = await requestUploadSlots([{ file: still, name: 'still.jpg' }])
    if (place?.path === undefined) return undefined
    const { task } = await sendFile(still, place.path)
    await task
    return place.path
  } catch {
    return undefined
  }
}
