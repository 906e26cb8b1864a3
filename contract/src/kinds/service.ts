import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const service = {
  one: 'service',
  many: 'services',
  title: 'Services',
  collection: 'services',
  area: 'services',
  list: { path: paths.services, under: paths.products },
  address: `${paths.services}?id=`,
  readable: 'services',
  tool: 'services',
  key: 's',
  roles: editors,
  calls: { add: 'add_service', delete: 'delete_service' },
  listCall: 'get_services',
  notFound: 'service-not-found',
  reads: ['get_services'],
  hasDrafts: true,
  hasText: true,
  figures: ['views'],
  isHighlighted: true,
} as const satisfies Kind
