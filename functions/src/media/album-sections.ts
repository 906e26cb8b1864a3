import { quotas } from '@dlm/contract/limits'
import type { PutSection } from '@dlm/contract/media/media-forms.schema'
import type * as z from 'zod'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet, retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { AlbumDoc } from './album.doc.ts'
import { albumByHand, findGap, type Next } from './album-gap.ts'
import { givePlaces } from './give-places.ts'
import { keysBetween } from './place-keys.ts'

/**
 * Adds a section to an album that is arranged by hand, or gives one another heading or place. A section is a heading among the photos:
 * it has a key as they have (place-keys.ts), so that no photo changes.
 */
export const put_section: Handler<'put_section'> = async (context, input) => {
  await retryOnConflict(() => putOnce(context, input))
  return {}
}

async function putOnce(context: AdminContext, section: z.output<typeof PutSection>): Promise<void> {
  const { fid, id, title, before } = section
  const { platform } = context
  const { db } = platform
  const snapshot = await db.doc(`albums/${fid}`).get()
  const { name, sections } = albumByHand(snapshot)
  const stored = sections.find((section) => section.id === id)
  const others = sections.filter((section) => section !== stored)
  if (others.length >= quotas.sections) throw new ApiError('too-many-sections')
  const next = await nextOf(context, fid, before, others)
  const gap = await findGap(platform, fid, { next, pids: [], sections: others })
  if (!gap) {
    await givePlaces(platform, fid, 'hand')
    return putOnce(context, section)
  }
  const { low, high } = gap
  const isThere = stored && stored.place > low && (high === null || stored.place < high)
  if (isThere && stored.title === title) return
  // Where two photos have one key it is in front of both.
  const place = isThere ? stored.place : low === high ? high : keysBetween(low || null, high, 1)[0]
  const batch = db.batch()
  setIfUnmodified(batch, snapshot, { sections: [...others, { id, title, place }] })
  writeAuditEntry(batch, context, 'put_section', { subject: `albums/${fid}`, name })
  await batch.commit()
}

/** @throws ApiError media-not-found for what is neither a photo nor a section of the album */
async function nextOf(
  { platform: { db } }: AdminContext,
  fid: string,
  before: string | undefined,
  sections: AlbumDoc['sections'],
): Promise<Next> {
  if (before === undefined) return null
  const section = sections.find(({ id }) => id === before)
  if (section) return section
  const photo = await db.doc(`photos/${before}`).get()
  if (photo.get('fid') !== fid) throw new ApiError('media-not-found')
  return photo
}

/** Removes a section; its photos stay, in the section before it. */
export const delete_section: Handler<'delete_section'> = async (context, { fid, id }) => {
  await compareAndSet(context.platform.db.doc(`albums/${fid}`), (snapshot) => {
    if (!snapshot.exists) throw new ApiError('album-not-found')
    const { name, sections } = parseDocument(AlbumDoc, snapshot)
    const others = sections.filter((section) => section.id !== id)
    return {
      data: others.length === sections.length ? null : { sections: others },
      result: undefined,
      also: (batch) => writeAuditEntry(batch, context, 'delete_section', { subject: `albums/${fid}`, name }),
    }
  })
  return {}
}
