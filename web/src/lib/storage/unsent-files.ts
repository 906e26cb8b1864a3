import { storedValue } from './stored-value.ts'

/** A file that was chosen for an upload and is not sent: what it is known by when it is chosen again. */
export interface UnsentFile {
  name: string
  size: number
  /** When it was changed last, by the computer it is on (ms). */
  lastModified: number
}

interface Unsent {
  /** The account that chose them; no other account reads them. */
  uid: string
  /** By the list they are meant for. */
  of: Record<string, readonly UnsentFile[]>
}

const nothing: Unsent = { uid: '', of: {} }

/** Of this tab alone: another one may be sending files to the same list. */
const unsent = storedValue<Unsent>({
  key: 'dsp-unsent',
  persistence: 'tab',
  parse: (json) => ({ ...nothing, ...(json as Partial<Unsent> | undefined) }),
  toJson: (stored) => (Object.keys(stored.of).length === 0 ? undefined : stored),
})

const unsentBy = (uid: string, { uid: owner, of }: Unsent): Unsent['of'] => (owner === uid ? of : {})

/** The files of a list that were not sent before the page was loaded again. */
export function unsentFiles(uid: string, list: string): readonly UnsentFile[] {
  return unsentBy(uid, unsent.get())[list] ?? []
}

/** Stores which chosen files of a list are not sent; none forgets the list. */
export function storeUnsentFiles(uid: string, list: string, files: readonly UnsentFile[]): void {
  const { [list]: _, ...others } = unsentBy(uid, unsent.get())
  unsent.set({ uid, of: files.length > 0 ? { ...others, [list]: files } : others })
}

/** The lists of this account with unsent files, as a hook. */
export function useUnsentLists(uid: string): readonly string[] {
  return Object.keys(unsentBy(uid, unsent.use()))
}
