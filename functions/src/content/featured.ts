import type { FeaturedKind } from '@dlm/contract/kinds/kind-lists'
import type { Firestore } from 'firebase-admin/firestore'
import type { ListSpec } from '../platform/paging.ts'
import { readDocuments } from '../platform/reads.ts'
import { FeaturedIds } from '../settings/settings.doc.ts'

/** The featured entries of a kind, for its list. */
export function featuredOf(db: Firestore, kind: FeaturedKind): Pick<Required<ListSpec<unknown>>, 'featured'> {
  return {
    async featured() {
      const [site] = await readDocuments(db, [db.doc('settings/site')], ['featured'])
      return FeaturedIds.parse(site?.get('featured') ?? {})[kind] ?? []
    },
  }
}
