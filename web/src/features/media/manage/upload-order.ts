import { readStored, writeStored } from '../../../lib/storage/storage.ts'

/** The order of the photos of an upload in their album. */
export type UploadOrder = 'name' | 'taken'

const key = 'dsp-upload-order'

/** The last chosen order, from the local storage. */
export function uploadOrder(): UploadOrder {
  return readStored(key) === 'taken' ? 'taken' : 'name'
}

export function rememberUploadOrder(order: UploadOrder): void {
  writeStored(key, order)
}
