import { useSyncExternalStore } from 'react'
import { readStored } from '../../../lib/storage/storage.ts'
import { onStoredChange } from '../../../lib/storage/stored-value.ts'

/** Key of the files chosen for the zip, in the session storage. */
export const zipKey = 'dsp-zip'

function hasZip(): boolean {
  return readStored(zipKey, 'tab') !== null
}

/** Whether any file is chosen, without loading the code of the zip. */
export function useHasZip(): boolean {
  return useSyncExternalStore(onStoredChange, hasZip, () => false)
}
