import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { photoPath } from '../../../lib/paths.ts'
import type { Medium } from '../medium.ts'

/** A photo of an album as a medium, for the shared actions. */
export function photoMedium(
  { fid, locked }: Pick<Album, 'fid' | 'locked'>,
  { pid, name, type, size, downloads }: Photo,
): Medium {
  const path = photoPath({ fid, pid })
  return {
    ...{ kind: 'photo', id: pid, name, type, size, path },
    ...(locked && { album: fid }),
    ...(downloads === 'off' && { isViewOnly: true }),
  }
}
