import { quotas } from '@dlm/contract/limits'
import { writeAuditEntry } from '../content/audit.ts'
import { featuredOf } from '../content/featured.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { readDocuments } from '../platform/reads.ts'
import { FeaturedIds } from '../settings/settings.doc.ts'
import { contents } from './contents.ts'

/** The entries that come first in the list of a kind. */
export const get_featured: Handler<'get_featured'> = async ({ platform: { db } }, { kind }) => ({
  ids: [...(await featuredOf(db, kind).featured())],
})

/** Puts an entry in front of its list, or back to its place. A deleted one no longer counts. */
export const set_featured: Handler<'set_featured'> = async (context, { kind, id, on }) => {
  const { db } = context.platform
  const content = contents[kind]
  const before = await featuredOf(db, kind).featured()
  const documents = await readDocuments(
    db,
    [id, ...before].map((each) => content.ref(db, each)),
  )
  const [entry] = documents
  if (on && !entry?.exists) throw new ApiError('content-not-found')
  const gone = documents.filter(({ exists }) => !exists).map((document) => document.id)
  await compareAndSet(db.doc('settings/site'), (snapshot) => {
    const featured = FeaturedIds.parse(snapshot.get('featured') ?? {})
    const ids = featured[kind] ?? []
    const others = ids.filter((other) => other !== id && !gone.includes(other))
    if (on && others.length >= quotas.featured) throw new ApiError('too-many-featured')
    return {
      data:
        ids.includes(id) === on ? null : { featured: { ...featured, [kind]: on ? [id, ...others] : others } },
      result: undefined,
      also: (batch) =>
        writeAuditEntry(batch, context, 'set_featured', {
          subject: content.ref(db, id).path,
          name: entry?.exists ? content.nameOf(entry) : id,
        }),
    }
  })
  return {}
}
