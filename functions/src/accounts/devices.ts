import { timingSafeEqual } from 'node:crypto'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'

/** The random id of a browser (22 characters), then the signature. */
const shape = /^([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{43})$/

function signed({ digests }: Pick<Platform, 'digests'>, uid: string, version: number, id: string): string {
  return digests.keyed('device', uid, String(version), id)
}

/**
 * The id of a browser on which this account signed in before, by what it was given then; null where none of it is genuine.
 * It authorises nothing: it only separates this browser's tries from those of others (SECURITY "Throttle").
 * @param version the account's `sessionVersion`: what ends every session ends these too
 */
export function deviceOf(
  platform: Pick<Platform, 'digests'>,
  uid: string,
  version: number,
  sent: readonly string[],
): string | null {
  for (const token of sent) {
    const [, id, signature] = shape.exec(token) ?? []
    if (id === undefined || signature === undefined) continue
    const expected = signed(platform, uid, version, id)
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return id
  }
  return null
}

/** The device token that a browser stores after a sign-in: its present one, or a new one. Signed, and not stored by the server. */
export function deviceToken(
  platform: Pick<Platform, 'digests'>,
  uid: string,
  version: number,
  sent: readonly string[],
): string {
  const id = deviceOf(platform, uid, version, sent) ?? randomId(128)
  return id + signed(platform, uid, version, id)
}
