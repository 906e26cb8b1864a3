import { zipFiles } from '@dlm/contract/media/zip-limits'
import { storedValue } from '../../../lib/storage/stored-value.ts'
import { zipKey } from './zip-presence.ts'

/** A file chosen for the zip: ids only. `fid` is a photo's locked album. */
export interface ZipEntry {
  kind: 'photo' | 'video' | 'audio'
  id: string
  fid?: string
}

const id = /^[A-Za-z0-9_-]{1,64}$/
const kinds: readonly unknown[] = ['photo', 'video', 'audio']

function isEntry(value: unknown): value is ZipEntry {
  const { kind, id: key, fid } = (value ?? {}) as Record<string, unknown>
  const isId = (text: unknown) => typeof text === 'string' && id.test(text)
  return kinds.includes(kind) && isId(key) && (fid === undefined || isId(fid))
}

/** The files chosen in this tab, in the order of choosing. */
const basket = storedValue<readonly ZipEntry[]>({
  key: zipKey,
  persistence: 'tab',
  parse: (json) => (Array.isArray(json) ? json.filter(isEntry).slice(0, zipFiles) : []),
  toJson: (entries) => (entries.length > 0 ? entries : undefined),
})

export const { get: zipEntries, use: useZipEntries } = basket

/** Whether a file is among the chosen ones. */
export function isInZip(entries: readonly ZipEntry[], entry: ZipEntry): boolean {
  return entries.some(same(entry))
}

const same = (one: ZipEntry) => (other: ZipEntry) => one.kind === other.kind && one.id === other.id

/** Adds files that are not in the zip yet, as far as there is room. Answers how many were added. */
export function addToZip(added: readonly ZipEntry[]): number {
  const before = zipEntries()
  const missing = added.filter((entry) => !isInZip(before, entry)).slice(0, zipFiles - before.length)
  if (missing.length > 0) basket.set([...before, ...missing])
  return missing.length
}

/** Removes files from the zip. */
export function removeFromZip(removed: readonly ZipEntry[]): void {
  basket.set(zipEntries().filter((entry) => !removed.some(same(entry))))
}

/** Empties the zip. */
export function clearZip(): void {
  basket.set([])
}
