import type { Answer } from '@dlm/contract/contract'
import { albumGrant } from '@dlm/contract/limits'
import { storedValue } from '../../../lib/storage/stored-value.ts'

/** The grant of an album this browser unlocked; `endsAt` in ms by this browser's own clock. */
export interface AlbumGrant {
  grant: string
  endsAt: number
  token: string
}

/** By the folder id of the album. */
type Grants = ReadonlyMap<string, AlbumGrant>

function isGrant(value: unknown): value is AlbumGrant {
  const { grant, endsAt, token } = (value ?? {}) as Record<string, unknown>
  return typeof grant === 'string' && typeof endsAt === 'number' && typeof token === 'string'
}

const grants = storedValue<Grants>({
  key: 'dsp-albums',
  parse: (json) => {
    const entries = Object.entries(json ?? {})
    return new Map(entries.filter((entry): entry is [string, AlbumGrant] => isGrant(entry[1])))
  },
  toJson: (held) => Object.fromEntries(held),
})

/** The grant of an album in this browser. */
export function grantOf(fid: string): AlbumGrant | undefined {
  return grants.get().get(fid)
}

/** Folder ids of the albums this browser has a grant of. */
export function heldAlbums(): string[] {
  return [...grants.get().keys()]
}

/** Stores the grant of an unlocked album. */
export function rememberGrant(fid: string, { grant, token }: Answer<'unlock_album'>): AlbumGrant {
  const remembered = { grant, token, endsAt: Date.now() + albumGrant * 1000 }
  grants.set(new Map(grants.get()).set(fid, remembered))
  return remembered
}

/** Locks an album again for this browser. */
export function forgetGrant(fid: string): void {
  const others = new Map(grants.get())
  others.delete(fid)
  grants.set(others)
}

/** The albums this browser has unlocked, in sync with its other tabs. */
export const useGrants = grants.use
