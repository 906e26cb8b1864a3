import { editors } from '../roles.ts'
import { eventsFeedPath, paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const event = {
  one: 'event',
  many: 'events',
  title: 'Events',
  collection: 'events',
  area: 'events',
  list: { path: paths.viewEvents, under: paths.events },
  calendar: eventsFeedPath,
  address: `${paths.viewEvents}?id=`,
  readable: 'events',
  tool: 'events',
  key: 'e',
  roles: editors,
  calls: { add: 'add_event', delete: 'delete_event' },
  notFound: 'event-not-found',
  reads: ['get_all_events'],
  hasDrafts: true,
  hasText: true,
  hasTags: true,
  figures: [],
  isHighlighted: true,
  notification: 'New event',
} as const satisfies Kind
