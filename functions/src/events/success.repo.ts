import type { SuccessPoint } from '@dlm/contract/events/events.schema'
import { successPoint } from '@dlm/contract/kinds/success-point'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { SuccessDoc, searchableSuccess } from './success.doc.ts'

const [sort, direction] = successPoint.orders.newest

/** The success points, newest first. */
export function successList({ db }: Platform): ListSpec<SuccessPoint> {
  return {
    collection: db.collection(successPoint.collection),
    sort,
    direction,
    schema: SuccessDoc,
    parse: (document) => ({ id: document.id, ...parseDocument(SuccessDoc, document) }),
    searchable: searchableSuccess,
  }
}
