import type { PublicKind } from '../../../functions/src/files/media-paths.ts'
import { publicFolder } from '../../../functions/src/files/media-paths.ts'
import type { StoredPicture } from '../../../functions/src/platform/storage.ts'

/** A stored picture without its objects, for tests that read no bytes. */
export function aStoredPicture(
  kind: PublicKind,
  id: string,
  overrides: Partial<StoredPicture> = {},
): StoredPicture {
  return {
    folder: publicFolder(kind, id),
    widths: [320, 960],
    width: 1600,
    height: 1067,
    thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
    ...overrides,
  }
}
