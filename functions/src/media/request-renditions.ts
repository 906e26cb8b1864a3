import type { Platform } from '../platform/platform.ts'
import type { RenderingDoc } from './rendering.doc.ts'

/** Photos of one request: what the trigger makes well within its time. */
const together = 20

/** Asks the trigger for the renditions of these photos. */
export async function requestRenditions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  pids: readonly string[],
): Promise<void> {
  for (let from = 0; from < pids.length; from += together) {
    const request: RenderingDoc = { pids: pids.slice(from, from + together), at: clock.now() }
    await db.collection('renderings').doc().create(request)
  }
}
