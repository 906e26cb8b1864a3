import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Filter } from './use-filter.ts'
import './table.css'

/** A column of a table of entries. */
export interface Column {
  /** By which facts name it, and a browser remembers that it is hidden. */
  id: string
  label: string
  /** As a grid has it: `8rem`, or `minmax(0, 1fr)`. */
  width: string
  isNumber?: boolean
  /** The orders of the list that sort by it, the first of which a press on its head chooses first; '' is the usual order. */
  sorts?: readonly { order: string; direction: 'ascending' | 'descending' }[]
  /** It cannot be hidden. */
  isFixed?: boolean
}

interface Props {
  label: string
  /** All but the first, which selects, and the last, which has what can be done with an entry. */
  columns: readonly Column[]
  /** The order of the list; without it, heads do not sort. */
  order?: Filter | undefined
  /** Whether entries can be selected. */
  hasSelection?: boolean
  /** The width of what can be done with an entry. */
  actionsWidth?: string
  bodyRef: Ref<HTMLTableSectionElement>
  /** Rows, whose cells are those of the columns. */
  children: ReactNode
}

/**
 * A list as a table: its heads sort it. Where it is narrow, as on phones and beside a panel, heads are for screen readers alone, and a row
 * is a card.
 */
export function Table({
  label,
  columns,
  order,
  hasSelection = false,
  actionsWidth = '9rem',
  bodyRef,
  children,
}: Props) {
  const widths = [hasSelection ? '2.75rem' : '', ...columns.map(({ width }) => width), actionsWidth]
  return (
    <div
      className={classes('data-table', !hasSelection && 'without-selection')}
      style={{ '--columns': widths.join(' ') } as CSSProperties}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {hasSelection && (
              <th scope="col">
                <span className="sr-only">{listTexts.selection}</span>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} order={order} />
            ))}
            <th scope="col">
              <span className="sr-only">{listTexts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={bodyRef}>{children}</tbody>
      </table>
    </div>
  )
}

/** The head of a column; a press sorts by it, another one the other way round where the list can. */
function Head({
  column: { label, isNumber, sorts = [] },
  order,
}: {
  column: Column
  order?: Filter | undefined
}) {
  const at = order ? sorts.findIndex((sort) => sort.order === order.value) : -1
  const current = sorts[at]
  const className = classes(isNumber && 'is-number')
  if (!order || sorts.length === 0)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const next = sorts[at + 1] ?? (at >= 0 && sorts.length === 1 ? { order: '' } : sorts[0])
  const Icon = current?.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={current?.direction ?? 'none'} className={className}>
      <button type="button" onClick={() => order.onChoose(next?.order ?? '')}>
        {label}
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </th>
  )
}
