import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import Rows from 'lucide-react/icons/rows-3'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { Link } from 'react-router'
import type { ListSearch } from '../../lib/api/use-search.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { selectClass } from '../../ui/select-field.tsx'
import { OrderSelect } from './order-select.tsx'
import type { Filter } from './use-filter.ts'
import type { View } from './use-view.ts'

/** What a tool has beside its search. */
export interface ToolActions {
  /** What else the list is narrowed by. */
  filter?: Filter
  /** The order of the list. */
  order?: Filter | undefined
  add?: { label: string; onAdd(): void }
  /** Whether a press on an entry deletes it. */
  deleting?: { isOn: boolean; onToggle(): void }
  /** What belongs to how the list is shown: the columns of a table, the size of tiles. */
  viewTools?: ReactNode
  /** How the list is shown. */
  view?: { shown: View; onChoose(view: View): void }
  /** The part of the recycle bin that is this tool's. */
  bin?: { adid: string; kind: BinKind }
}

interface Props extends ToolActions {
  searchLabel: string
  search: ListSearch
}

/** The search of a tool's list, and what can be done with the list. */
export function ToolBar({ searchLabel, search, filter, order, add, deleting, viewTools, view, bin }: Props) {
  // The field shows the letters at once; the list, which may be long, follows in a transition.
  const [typed, show] = useOptimistic(search.typed)
  const onType = (value: string) =>
    startTransition(() => {
      show(value)
      search.onSearch(value)
    })
  const field = <SearchField label={searchLabel} value={typed} onChange={onType} shortcut="/" />
  if (filter)
    return (
      <div className="grid grid-cols-[1fr_8rem] gap-1.5 sm:grid-cols-[1fr_16rem] sm:gap-3">
        {field}
        <select
          aria-label={listTexts.show}
          className={selectClass}
          value={filter.value}
          onChange={(event) => filter.onChoose(event.target.value)}
        >
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <div className={classes('flex gap-3', add && 'flex-wrap max-sm:gap-1.5')}>
      <div
        className={classes(
          'search-and-order flex min-w-0 gap-3 max-sm:gap-1.5',
          add ? 'flex-[1_1_11rem] max-sm:basis-full' : 'flex-1',
        )}
      >
        <div className="min-w-0 flex-1">{field}</div>
        {order && <OrderSelect {...order} />}
      </div>
      {add && (
        <Button className="max-sm:px-3" aria-keyshortcuts="n" onClick={add.onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          {add.label}
        </Button>
      )}
      {deleting && <DeleteToggle {...deleting} />}
      {viewTools}
      {view && <ViewSwitch view={view.shown} onChoose={view.onChoose} />}
      {bin && (
        <Link
          to={dashboardToolPath(bin.adid, 'bin', { kind: bin.kind })}
          aria-label={listTexts.recycleBin}
          title={listTexts.recycleBin}
          className={classes(iconButtonClass, 'min-[820px]:hidden')}
        >
          <ArchiveRestore aria-hidden="true" className="size-5" />
        </Link>
      )}
    </div>
  )
}

function DeleteToggle({ isOn, onToggle }: NonNullable<ToolActions['deleting']>) {
  return (
    <Button variant="secondary" className="max-sm:px-3" aria-pressed={isOn} onClick={onToggle}>
      <Trash aria-hidden="true" className="size-5" />
      {/* Short on narrow phones: the buttons have one row, below the search. */}
      <span className="max-[359px]:sr-only">
        {isOn ? (
          <>
            {listTexts.stop}
            <span className="max-sm:sr-only"> {listTexts.stopDeleting}</span>
          </>
        ) : (
          listTexts.delete
        )}
      </span>
    </Button>
  )
}

/** Goes over from rows to a grid, and back. */
function ViewSwitch({ view, onChoose }: { view: View; onChoose(view: View): void }) {
  const other = view === 'rows' ? 'grid' : 'rows'
  const Icon = other === 'grid' ? LayoutGrid : Rows
  return (
    <IconButton
      label={other === 'grid' ? listTexts.showAsGrid : listTexts.showAsRows}
      onClick={() => onChoose(other)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
