import { Id } from '@dlm/contract/common.schema'
import type { FoundObject } from '../platform/objects.ts'
import { permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { readCodeHash } from './album.repo.ts'

/** `/locked/{fid}/{pid}/{file}`, after a move `/locked/{fid}/{pid}/{move}/{file}`, letter by letter: nothing in it is decoded or resolved. */
const address =
  /^\/(locked\/([A-Za-z0-9_-]+)\/[A-Za-z0-9_-]+\/(?:[A-Za-z0-9_-]{11}\/)?(?:original\.(?:jpg|png|webp)|[1-9]\d{0,4}\.webp))$/

/**
 * The file of a locked album at an address that `openLockedAlbum` made, and the seconds it is good for. Null for every other
 * address: missing, over, forged or another file's, nobody learns which.
 */
export async function findLockedFile(
  platform: Platform,
  path: string,
  query: URLSearchParams,
): Promise<(FoundObject & { maxAge: number }) | null> {
  const [, object, fid] = address.exec(path) ?? []
  const album = Id.safeParse(fid)
  const key = query.size === 1 ? query.get('key') : null
  if (object === undefined || key === null || !album.success) return null
  const codeHash = await readCodeHash(platform, album.data)
  const endsAt = permitEnd(platform, 'locked-file', object, codeHash, key)
  const found = endsAt === null ? null : await platform.objects.find(object)
  if (endsAt === null || !found) return null
  return { ...found, maxAge: Math.floor((endsAt - platform.clock.now()) / 1000) }
}
