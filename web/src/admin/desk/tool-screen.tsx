import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import type { DialogText } from '@dlm/contract/dialog-text'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import type { SearchedList } from '../../lib/api/use-list.ts'
import { ListStates } from '../../page/list-states.tsx'
import type { ListWords } from '../../page/nothing-found.tsx'
import { classes } from '../../ui/classes.ts'
import { Table } from '../list/table.tsx'
import { type ToolActions, ToolBar } from '../list/tool-bar.tsx'
import { UndoBar } from '../list/undo-bar.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import type { Removal } from '../list/use-removal.ts'

interface Props<Item> extends ToolActions {
  list: SearchedList<{ data: Item[] }>
  words: ListWords
  icon: LucideIcon
  heading?: string
  intro?: string
  /** Names the search where the words of the list do not. */
  searchLabel?: string
  /** What the tool found when it was opened, in the documented words (SPEC §8). */
  report?: DialogText | undefined
  /** Between the search and the list. */
  lead?: ReactNode
  skeleton: ReactNode
  /** The list, as a table. */
  table?: Omit<ComponentProps<typeof Table>, 'bodyRef' | 'children'> | undefined
  /** The list, of any other form. */
  listClass?: string
  listStyle?: CSSProperties | undefined
  /** The entries that are shown, in their order; as they come, without it. */
  arrange?(items: Item[]): Item[]
  /** One entry, a `tr` of the table, or a `li`. */
  item(item: Item): ReactNode
  /** What can be done with the entries that are selected. */
  selectionBar?: ReactNode
  /** Says what was deleted last, and restores it. */
  removal?: Removal
  /** What is open beside the list; null reserves its space. */
  panel?: ReactNode
  /** What is open over it. */
  overlay?: ReactNode
}

/** A list of rows, in one box, whose corners the first and the last row have too. */
export const rowsClass =
  'grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface *:first:rounded-t-card *:last:rounded-b-card'

/** A tool of the dashboard: its search and buttons, its list in each of its states, and a panel beside. */
export function ToolScreen<Item>(props: Props<Item>) {
  const { list, words, heading, intro, removal, panel, arrange, item } = props
  const rows = useRef<HTMLUListElement & HTMLTableSectionElement>(null)
  useListKeys(rows)
  return (
    <div className={classes('grid items-start gap-6', panel !== undefined && 'lg:grid-cols-[1fr_26rem]')}>
      <div className="grid min-w-0 gap-5">
        {heading && <h2 className="text-h3">{heading}</h2>}
        {intro && <p className="text-soft">{intro}</p>}
        <ToolBar {...props} search={list} searchLabel={props.searchLabel ?? deskTexts.search(words.all)} />
        {props.lead}
        <div>
          {/* Its line is there before the figures are, which would push the list down. */}
          {'report' in props && (
            <p role="status" className="mb-2 min-h-[1lh] text-sm text-soft tabular-nums">
              {props.report && (
                <>
                  <span className="sr-only">{props.report.title} </span>
                  {props.report.msg}
                </>
              )}
            </p>
          )}
          <ListStates list={list} words={words} icon={props.icon} skeleton={props.skeleton}>
            {(items) => {
              const entries = (arrange?.(items) ?? items).map(item)
              if (props.table)
                return (
                  <Table {...props.table} bodyRef={rows}>
                    {entries}
                  </Table>
                )
              return (
                // Isolated, so that changes outside do not repaint it.
                <ul ref={rows} className={classes('isolate', props.listClass)} style={props.listStyle}>
                  {entries}
                </ul>
              )
            }}
          </ListStates>
        </div>
        {props.selectionBar}
        {removal && <UndoBar removal={removal} />}
      </div>
      {panel}
      {props.overlay}
    </div>
  )
}
