import type { Answer } from '@dlm/contract/contract'
import { bounds } from '@dlm/contract/limits'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'

const key = 'dsp-albums'

/** What this browser holds of an album it unlocked; `endsAt` in ms by this browser's own clock, whatever that shows. */
export interface AlbumGrant {
  grant: string
  endsAt: number
  token: string
}

/** By the folder id of the album. */
type Grants = ReadonlyMap<string, AlbumGrant>

/** Holds the grants of this visit where the browser forbids to store them. */
let unstored: string | null = null
let parsed: { text: string | null; grants: Grants } = { text: null, grants: new Map() }
const listeners = new Set<() => void>()

function isGrant(value: unknown): value is AlbumGrant {
  const { grant, endsAt, token } = (value ?? {}) as Record<string, unknown>
  return typeof grant === 'string' && typeof endsAt === 'number' && typeof token === 'string'
}

/** Anybody may have written there: what is no grant is passed over. */
function parse(text: string | null): Grants {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object)
    return new Map(entries.filter((entry): entry is [string, AlbumGrant] => isGrant(entry[1])))
  } catch {
    return new Map()
  }
}

/** The same object until something changes. */
function currentGrants(): Grants {
  const text = readStored(key) ?? unstored
  if (text !== parsed.text) parsed = { text, grants: parse(text) }
  return parsed.grants
}

function save(grants: Grants): void {
  const text = JSON.stringify(Object.fromEntries(grants))
  writeStored(key, text)
  unstored = readStored(key) === text ? null : text
  for (const listener of listeners) listener()
}

/** What this browser holds of an album. */
export function grantOf(fid: string): AlbumGrant | undefined {
  return currentGrants().get(fid)
}

/** The albums this browser holds a grant of, by their folder ids. */
export function heldAlbums(): string[] {
  return [...currentGrants().keys()]
}

/** Remembers what unlocking an album gave. */
export function rememberGrant(fid: string, { grant, token }: Answer<'unlock_album'>): AlbumGrant {
  const remembered = { grant, token, endsAt: Date.now() + bounds.albumGrant * 1000 }
  save(new Map(currentGrants()).set(fid, remembered))
  return remembered
}

/** Locks an album again for this browser. */
export function forgetGrant(fid: string): void {
  const others = new Map(currentGrants())
  others.delete(fid)
  save(others)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The albums this browser has unlocked, kept in step with its other tabs. */
export function useGrants(): Grants {
  return useSyncExternalStore(subscribe, currentGrants)
}
