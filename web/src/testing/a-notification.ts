import { brand } from '@dlm/contract/brand/brand'
import type { Notification } from '@dlm/contract/notifications/notifications.schema'

/** A notification for all members as the API answers it. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  const { id = 'ntf1' } = overrides
  return {
    id,
    nid: id,
    title: 'North Light is online',
    text: 'Ten photographs from nine days on foot.',
    admin: brand.company,
    date: '2026-11-01',
    filter: 'all',
    viewed: '[]',
    link: null,
    ...overrides,
  }
}
