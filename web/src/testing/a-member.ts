import type { AuditEntry, Member, PreparedMail } from '@dlm/contract/users/users.schema'
import { aUser } from './a-user.ts'

/** An account as admins see it. */
export function aMember(overrides: Partial<Member> = {}): Member {
  const { adid: _, ...member } = aUser({ uid: 'uid-other', user: 'other01', email: 'other@dlm.test' })
  return { ...member, ...overrides }
}

/** A mail that is ready to be sent. */
export function aMail(overrides: Partial<PreparedMail> = {}): PreparedMail {
  return {
    ...{ id: 'mail1', origin: '', service: 'service_demo', key: 'demo-public-key', template: 'warning' },
    fields: { mail_to: 'other@dlm.test', to_name: 'other01', from: 'siteadmin@dlm.test' },
    ...overrides,
  }
}

/** A line of the audit log. */
export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: 'a1', at: Date.UTC(2026, 10, 2, 12), user: 'siteadmin', action: 'delete_news' },
    ...{ subject: 'news/n1', name: 'North light', address: '203.0.113.7' },
    ...overrides,
  }
}
