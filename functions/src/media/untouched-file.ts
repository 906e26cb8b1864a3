import type { FoundObject } from '../platform/objects.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'

/** `/originals/{pid}/{file}`, letter by letter: nothing in it is decoded or resolved. */
const address = /^\/(originals\/[A-Za-z0-9_-]+\/original\.(?:jpg|png|webp))$/

/** Milliseconds that an address is good for: a download begins at once. */
const life = 5 * 60_000

/** What stands for an album's code in the permit: these files have none. */
const noCode = 'untouched'

/** An address of a photo as it was uploaded, good for some minutes. */
export function untouchedAddress(platform: Platform, path: string): string {
  const key = issuePermit(platform, 'untouched-file', path, noCode, platform.clock.now() + life)
  return `/${path}?key=${key}`
}

/** The file at such an address; null for every other one, whatever is wrong with it. */
export async function findUntouchedFile(
  platform: Platform,
  path: string,
  query: URLSearchParams,
): Promise<(FoundObject & { maxAge: number }) | null> {
  const [, object] = address.exec(path) ?? []
  const key = query.size === 1 ? query.get('key') : null
  if (object === undefined || key === null) return null
  const endsAt = permitEnd(platform, 'untouched-file', object, noCode, key)
  const found = endsAt === null ? null : await platform.objects.find(object)
  if (endsAt === null || !found) return null
  return { ...found, maxAge: Math.floor((endsAt - platform.clock.now()) / 1000) }
}
