import { address } from '../emulators/ports.ts'
import type { Bucket } from './fetch-object.ts'

/** Takes everything out of the emulators: documents, files and accounts. */
export async function emptyEmulators(project: string, bucket: Bucket): Promise<void> {
  const remove = async (url: string) => {
    const { ok, status } = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
    if (!ok) throw new Error(`DELETE ${url} answered ${status}`)
  }
  await remove(`http://${address('firestore')}/emulator/v1/projects/${project}/databases/(default)/documents`)
  await remove(`http://${address('auth')}/emulator/v1/projects/${project}/accounts`)
  await bucket.deleteFiles()
}
