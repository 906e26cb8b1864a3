import type { AuditEntry, AuditedAction } from '@dlm/contract/users/users.schema'
import { AuditDoc, searchableAudit } from '../content/audit.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'

/** The audit log, newest first; with `action` the lines of that one. */
export function auditList({ db }: Platform, action: AuditedAction | undefined): ListSpec<AuditEntry> {
  return {
    collection: db.collection('audit'),
    ...(action && { narrow: (query) => query.where('action', '==', action) }),
    sort: 'at',
    direction: 'desc',
    schema: AuditDoc,
    parse(document) {
      const { uid: _, ...entry } = parseDocument(AuditDoc, document)
      return { ...entry, id: document.id }
    },
    searchable: searchableAudit,
  }
}
