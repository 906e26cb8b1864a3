import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { renderPhoto } from './render-photo.ts'
import { RenderingDoc } from './rendering.doc.ts'

type Stores = Pick<Platform, 'db' | 'objects'>
type Timed = Pick<Platform, 'db' | 'clock'>

/** Photos of one request: what the trigger makes well within its time. */
const together = 20

/** Asks the trigger for the renditions of these photos. */
export async function requestRenditions({ db, clock }: Timed, pids: readonly string[]): Promise<void> {
  for (let from = 0; from < pids.length; from += together) {
    const request: RenderingDoc = { pids: pids.slice(from, from + together), at: clock.now() }
    await db.collection('renderings').doc().create(request)
  }
}

/**
 * Makes the renditions that a request names, one photo after the other, and removes the request. A photo that fails does
 * not block the others: it still waits, and is requested again (retry-renditions.ts).
 */
export async function renderRequested(
  stores: Stores,
  requestId: string,
  failed: (pid: string, error: unknown) => void,
): Promise<void> {
  const request = await stores.db.doc(`renderings/${requestId}`).get()
  if (!request.exists || !request.updateTime) return
  for (const pid of parseDocument(RenderingDoc, request).pids)
    await renderPhoto(stores, pid).catch((error) => failed(pid, error))
  // Another request may have replaced it meanwhile.
  await request.ref.delete({ lastUpdateTime: request.updateTime }).catch((error) => {
    if (!isConflict(error)) throw error
  })
}
