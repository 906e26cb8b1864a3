import type { Photo } from '@dlm/contract/media/media.schema'
import type { PhotoFilter } from '../../../lib/choosing.ts'

/** The photos that a filter shows of those that are loaded. */
export function filtered(photos: readonly Photo[], filter: PhotoFilter | null): readonly Photo[] {
  if (filter === null) return photos
  return photos.filter(({ pid }) =>
    filter.kind === 'unseen' ? filter.passes(pid) : filter.pids.includes(pid),
  )
}
