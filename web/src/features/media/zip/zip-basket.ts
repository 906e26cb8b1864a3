import { zipFiles } from '@dlm/contract/constants'
import { useSyncExternalStore } from 'react'
import { announceZip, zipKey } from './zip-presence.ts'

/** A file chosen for the zip: ids only. `fid` is the locked album a photo lies in. */
export interface ZipEntry {
  kind: 'photo' | 'video' | 'audio'
  id: string
  fid?: string
}

const listeners = new Set<() => void>()
/** Holds the choice where the browser forbids to store it. */
let unstored: string | null = null
let parsed: { text: string | null; entries: readonly ZipEntry[] } = { text: null, entries: [] }

function read(): string | null {
  try {
    return sessionStorage.getItem(zipKey) ?? unstored
  } catch {
    return unstored
  }
}

const id = /^[A-Za-z0-9_-]{1,64}$/
const kinds: readonly unknown[] = ['photo', 'video', 'audio']

function isEntry(value: unknown): value is ZipEntry {
  const { kind, id: key, fid } = (value ?? {}) as Record<string, unknown>
  const isId = (text: unknown) => typeof text === 'string' && id.test(text)
  return kinds.includes(kind) && isId(key) && (fid === undefined || isId(fid))
}

/** Anybody may have written there: what is no entry is passed over. */
function parse(text: string | null): readonly ZipEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, zipFiles) : []
  } catch {
    return []
  }
}

/** The files chosen in this tab, the first chosen first; the same list until something changes. */
export function zipEntries(): readonly ZipEntry[] {
  const text = read()
  if (text !== parsed.text) parsed = { text, entries: parse(text) }
  return parsed.entries
}

function save(entries: readonly ZipEntry[]): void {
  unstored = entries.length === 0 ? null : JSON.stringify(entries)
  try {
    if (unstored === null) sessionStorage.removeItem(zipKey)
    else sessionStorage.setItem(zipKey, unstored)
  } catch {
    // The choice lives on in memory for this visit.
  }
  for (const listener of listeners) listener()
  announceZip()
}

/** Whether a file is among the chosen ones. */
export function isInZip(entries: readonly ZipEntry[], entry: ZipEntry): boolean {
  return entries.some(same(entry))
}

const same = (one: ZipEntry) => (other: ZipEntry) => one.kind === other.kind && one.id === other.id

/** Adds files that are not in the zip yet, as far as there is room. Answers how many were added. */
export function addToZip(added: readonly ZipEntry[]): number {
  const before = zipEntries()
  const missing = added.filter((entry) => !isInZip(before, entry)).slice(0, zipFiles - before.length)
  if (missing.length > 0) save([...before, ...missing])
  return missing.length
}

/** Takes files out of the zip. */
export function removeFromZip(removed: readonly ZipEntry[]): void {
  save(zipEntries().filter((entry) => !removed.some(same(entry))))
}

/** Empties the zip. */
export function clearZip(): void {
  save([])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files chosen in this tab. */
export function useZipEntries(): readonly ZipEntry[] {
  return useSyncExternalStore(subscribe, zipEntries)
}
