import { timingSafeEqual } from 'node:crypto'
import type { Platform } from './platform.ts'

/**
 * What a permit opens: an album for an hour, an album in a browser that remembers it, one file of an album, a photo as uploaded,
 * an article that is not out yet, a client room for an hour, a room in a browser that gave its PIN, one file of a room; or it is a challenge that a passkey signs to sign in.
 */
export type PermitKind =
  | 'album-grant'
  | 'album-token'
  | 'locked-file'
  | 'unmodified-original'
  | 'news-preview'
  | 'room-grant'
  | 'room-token'
  | 'room-file'
  | 'passkey'

/** Its end in milliseconds (13 digits until the year 2286), then the signature. */
const shape = /^([1-9]\d{12})([A-Za-z0-9_-]{43})$/

type Signer = Pick<Platform, 'digests'>

function signature({ digests }: Signer, kind: PermitKind, subject: string, codeHash: string, end: string) {
  return digests.keyed(kind, subject, codeHash, end)
}

/**
 * A permission that is signed and stored nowhere. It holds for its kind and subject, until `endsAt` (ms) and for as long
 * as the album's code is the one with this hash (docs/decisions/008).
 * @param subject an album's fid, an object path, an article's id, or the id of a room's link
 */
export function issuePermit(
  signer: Signer,
  kind: PermitKind,
  subject: string,
  codeHash: string,
  endsAt: number,
): string {
  return `${endsAt}${signature(signer, kind, subject, codeHash, String(endsAt))}`
}

/** When a permit ends (ms), if it is one of these and not over yet; null otherwise. `codeHash` is null where nothing is locked. */
export function permitEnd(
  platform: Platform,
  kind: PermitKind,
  subject: string,
  codeHash: string | null,
  permit: string | undefined,
): number | null {
  const [, end, signed] = shape.exec(permit ?? '') ?? []
  if (end === undefined || signed === undefined || codeHash === null) return null
  const expected = signature(platform, kind, subject, codeHash, end)
  const genuine = timingSafeEqual(Buffer.from(signed), Buffer.from(expected))
  return genuine && Number(end) > platform.clock.now() ? Number(end) : null
}
