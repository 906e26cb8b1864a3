import { Id } from '@dlm/contract/common.schema'
import { roomObject } from '../content/room-permit.ts'
import type { Usage } from '../figures/usage.ts'
import type { FoundObject } from '../platform/objects.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { readCodeHash } from './album.repo.ts'

/** `/locked/{fid}/{pid}/{file}`, after a move `/locked/{fid}/{pid}/{move}/{file}`, letter by letter: nothing in it is decoded or resolved. */
const lockedAddress =
  /^\/(locked\/([A-Za-z0-9_-]+)\/[A-Za-z0-9_-]+\/(?:[A-Za-z0-9_-]{11}\/)?(?:original\.(?:jpg|png|webp)|(?:[1-9]\d{0,4}|portrait-\d{1,16})\.webp))$/
/** `/locked/{fid}/{vid}.video/{file}`, and the same of a sound, in the same way. The still and the smaller versions of a film are beside it. */
const recordingAddress =
  /^\/(locked\/([A-Za-z0-9_-]+)\/[A-Za-z0-9_-]+\.(?:video|audio)\/(?:[A-Za-z0-9_-]{11}\/)?(?:original\.(?:mp4|webm|mp3|m4a|ogg|wav|flac)|[1-9]\d{0,3}p\.mp4|[1-9]\d{0,4}\.webp))$/
/** `/originals/{pid}/{file}`, in the same way: a photo as it was uploaded. */
const originalAddress = /^\/(originals\/[A-Za-z0-9_-]+\/original\.(?:jpg|png|webp))$/

/** Milliseconds for which the address of an original is valid: a download begins at once. */
const originalLife = 5 * 60_000
/** What its permit has instead of the hash of an album's code. */
const noCode = 'original'

/** An address of a photo as it was uploaded, valid for some minutes. */
export function unmodifiedAddress(platform: Platform, path: string): string {
  const endsAt = platform.clock.now() + originalLife
  return `/${path}?key=${issuePermit(platform, 'unmodified-original', path, noCode, endsAt)}`
}

/**
 * The file at an address that `openLockedAlbum`, `roomFiles` or `unmodifiedAddress` made, and the seconds for which it is valid. Null for every
 * other address: one that is missing, expired, forged or of another file is answered in the same way.
 */
export async function findPrivateFile(
  platform: Platform,
  path: string,
  query: URLSearchParams,
): Promise<(FoundObject & { maxAge: number }) | null> {
  const [, locked, fid] = lockedAddress.exec(path) ?? recordingAddress.exec(path) ?? []
  const [, object = locked] = originalAddress.exec(path) ?? []
  const key = query.size === 1 ? query.get('key') : null
  const ofRoom = await roomObject(platform, path, key)
  if (ofRoom) return fileUntil(platform, ofRoom.object, ofRoom.endsAt)
  if (object === undefined || key === null) return null
  const album = Id.safeParse(fid)
  if (locked !== undefined && !album.success) return null
  const endsAt = album.success
    ? permitEnd(platform, 'locked-file', object, await readCodeHash(platform, album.data), key)
    : permitEnd(platform, 'unmodified-original', object, noCode, key)
  return endsAt === null ? null : fileUntil(platform, object, endsAt)
}

async function fileUntil({ objects, clock }: Platform, object: string, endsAt: number) {
  const file = await objects.find(object)
  return file && { ...file, maxAge: Math.floor((endsAt - clock.now()) / 1000) }
}

/** The same file, whose bytes are counted once they are asked for: of a film, those of the part that is played. */
export function countingBytes<File extends FoundObject>(file: File, usage: Pick<Usage, 'count'>): File {
  return {
    ...file,
    open(part) {
      usage.count('bytes', part ? part.to - part.from + 1 : file.size)
      return file.open(part)
    },
  }
}
