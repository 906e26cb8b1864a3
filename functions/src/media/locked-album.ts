import { durations } from '@dlm/contract/durations'
import type { Context } from '../platform/handler.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { readCodeHash } from './album.repo.ts'

/** An admin's addresses stay the same for so long (ms), so that the browser has the pictures already. */
const adminStep = 15 * 60_000

/**
 * The addresses of a locked album's files for its grant, or for an admin; null for every other caller. They end with the
 * grant, so that they stay the same, and the browser's cache is used, for as long as it lives.
 */
export async function openLockedAlbum(
  { platform, isAdmin }: Pick<Context<'public'>, 'platform' | 'isAdmin'>,
  fid: string,
  grant: string | undefined,
): Promise<FileAddresses | null> {
  const codeHash = await readCodeHash(platform, fid)
  if (codeHash === null) return null
  let endsAt = permitEnd(platform, 'album-grant', fid, codeHash, grant)
  if (endsAt === null && (await isAdmin())) {
    const now = platform.clock.now()
    endsAt = now - (now % adminStep) + durations.albumGrant * 1000
  }
  if (endsAt === null) return null
  const end = endsAt
  return { url: (path) => `/${path}?key=${issuePermit(platform, 'locked-file', path, codeHash, end)}` }
}
