import { bounds } from '@dlm/contract/limits'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { verifySecret } from '../platform/secrets.ts'
import { readAlbum, readCodeHash } from './album.repo.ts'
import { issuePermit, permitEnd } from './permits.ts'

/**
 * Opens a locked album for an hour, by its code or by the token of an earlier unlocking (DESIGN §5). A renewal answers the
 * token it was made with, so that a year after the code was typed it has to be typed again.
 */
export const unlock_album: Handler<'unlock_album'> = async (context, { fid, pass, token }) => {
  const { platform } = context
  await readAlbum(platform, fid)
  const codeHash = await readCodeHash(platform, fid)
  if (codeHash === null) throw new ApiError('album-code-wrong')

  const now = platform.clock.now()
  const allowed =
    pass === undefined
      ? permitEnd(platform, 'album-token', fid, codeHash, token) !== null
      : await isRightCode(context, fid, pass, codeHash)
  if (!allowed) throw new ApiError('album-code-wrong')

  const endsAt = now + bounds.albumGrant * 1000
  return {
    grant: issuePermit(platform, 'album-grant', fid, codeHash, endsAt),
    endsAt,
    token: token ?? issuePermit(platform, 'album-token', fid, codeHash, now + bounds.albumToken * 1000),
  }
}

/** Takes a try of this visitor and one of this album before the code is looked at; a right code gives both back. */
async function isRightCode(
  { platform: { throttle }, visitor }: Context<'public'>,
  fid: string,
  pass: string,
  codeHash: string,
): Promise<boolean> {
  await throttle.reserve('album-code', visitor)
  await throttle.reserve('album-codes', fid)
  if (!(await verifySecret(pass, codeHash))) return false
  await Promise.all([throttle.giveBack('album-code', visitor), throttle.giveBack('album-codes', fid)])
  return true
}
