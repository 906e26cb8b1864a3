import type { Column } from './table.tsx'
import type { Chosen } from './use-order.ts'

type Sorts = NonNullable<Column['sorts']>

/** The newest first, which is the usual order, and the oldest. */
export const byDate: Sorts = [
  { order: '', direction: 'descending' },
  { order: 'oldest', direction: 'ascending' },
]

/** From A to Z. */
export const byName: Sorts = [{ order: 'name', direction: 'ascending' }]

/** What has most of something first. */
export const most = (order: Chosen): Sorts => [{ order, direction: 'descending' }]
