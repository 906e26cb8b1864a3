import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { renderPhoto } from './render-photo.ts'
import { RenderingDoc } from './rendering.doc.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

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
