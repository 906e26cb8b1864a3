import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'
import type { KindList } from './kind-lists.ts'

/** The success points: no call writes one (SPEC §7), so they are not among the kinds that admins add. */
export const successPoint = {
  title: 'Success points',
  collection: 'success',
  area: 'success',
  list: { path: paths.viewSuccess, under: paths.events },
  orders: { newest: ['date', 'desc'] },
  unindexed: ['grams', 'deta'],
  hasFeatured: false,
} as const satisfies Partial<Kind & KindList>
