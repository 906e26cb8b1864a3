import { durations } from '@dlm/contract/durations'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import { verifySecret } from '../platform/secrets.ts'
import { countingWrong, type Reservation } from '../platform/throttle.ts'
import { readAlbum, readCodeHash } from './album.repo.ts'

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

  const endsAt = now + durations.albumGrant * 1000
  return {
    grant: issuePermit(platform, 'album-grant', fid, codeHash, endsAt),
    endsAt,
    token: token ?? issuePermit(platform, 'album-token', fid, codeHash, now + durations.albumToken * 1000),
  }
}

/** A try of this visitor, address and album is taken before the code is checked; a right code gives them back. */
function isRightCode(
  { platform: { throttle }, visitor, address }: Context<'public'>,
  fid: string,
  pass: string,
  codeHash: string,
): Promise<boolean> {
  const taken: Reservation[] = [
    ['album-code', visitor],
    ['album-code-address', address],
    ['album-codes', fid],
  ]
  return countingWrong(throttle, taken, () => verifySecret(pass, codeHash))
}
