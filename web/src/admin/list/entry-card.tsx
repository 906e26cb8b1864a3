import './entry-card.css'
import { classes } from '../../ui/classes.ts'
import type { Entry } from './entry.ts'
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx'
import { EntryFacts, EntryName, EntryPicture, EntryShare, SeeMore, SelectBox } from './entry-parts.tsx'
import type { Selection } from './use-selection.ts'
import type { View } from './use-view.ts'

interface Props extends EntryActionsProps {
  entry: Entry
  view: View
  /** In a grid of many small pictures. */
  isDense: boolean
  selection: Selection
  /** Its form is open. */
  isOpen: boolean
}

/** An entry in a tool's list, with what can be done to it. */
export function EntryCard({ view, isDense, ...props }: Props) {
  return view === 'rows' ? <Row {...props} /> : <Tile {...props} isDense={isDense} />
}

type Shown = Omit<Props, 'view' | 'isDense'>

function Row({ entry, selection, isOpen, ...actions }: Shown) {
  return (
    <article
      aria-busy={actions.isBusy}
      className={classes(
        'entry-row min-w-0 flex-1 py-1.5 ps-1 pe-2',
        isOpen && 'bg-raised',
        actions.isBusy && 'opacity-60',
      )}
    >
      <div className="flex items-center gap-2 sm:gap-3">
        <SelectBox entry={entry} selection={selection} />
        <EntryPicture entry={entry} sizes="80px" className="h-12 w-16 shrink-0 rounded-control sm:w-20" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <EntryName entry={entry} className="text-base max-sm:line-clamp-2 sm:truncate" />
          {entry.text && (
            <p dir="auto" className="when-wide truncate text-sm text-soft">
              {entry.text}
            </p>
          )}
          <EntryFacts entry={entry} className={classes('sm:truncate', entry.text && 'when-narrow')} />
          {entry.problem}
        </div>
        {entry.text && <EntryFacts entry={entry} className="when-wide max-w-[40%] shrink-0 truncate" />}
        <div className="shrink-0 text-sm max-sm:hidden">{entry.badge}</div>
        <SeeMore entry={entry} className="shrink-0 text-sm max-md:hidden" />
        <EntryShare entry={entry} className="max-sm:hidden" />
        <EntryActions {...actions} name={entry.name} />
      </div>
    </article>
  )
}

function Tile({ entry, selection, isOpen, isDense, ...actions }: Shown & { isDense: boolean }) {
  return (
    <article
      aria-busy={actions.isBusy}
      className={classes(
        'entry-tile relative grid content-start overflow-hidden rounded-card border bg-surface',
        isOpen ? 'border-accent' : 'border-line',
        actions.isBusy && 'opacity-60',
      )}
    >
      <EntryPicture entry={entry} sizes="(min-width: 1024px) 300px, 50vw" className="aspect-[4/3]" />
      <div className={classes('grid min-w-0 gap-1', isDense ? 'p-2' : 'p-3')}>
        {entry.badge && <div className="justify-self-start text-sm">{entry.badge}</div>}
        <EntryName
          entry={entry}
          className={isDense ? 'truncate text-xs' : 'line-clamp-2 text-base wrap-anywhere'}
        />
        {entry.text && (
          <p dir="auto" className="line-clamp-3 text-sm text-soft wrap-anywhere">
            {entry.text}
          </p>
        )}
        <div className="flex items-end justify-between gap-2">
          <div className="grid min-w-0 gap-1">
            {(!isDense || entry.isWorking) && <EntryFacts entry={entry} />}
            <SeeMore entry={entry} />
          </div>
          {!isDense && <EntryShare entry={entry} className="-m-2 ms-auto" />}
        </div>
        {entry.problem}
      </div>
      {/* Seen where the pointer or the focus is, and everywhere once something is selected or there is no pointer. */}
      <div data-hides className="absolute top-2 start-2 rounded-control bg-surface shadow-card">
        <SelectBox entry={entry} selection={selection} />
      </div>
      <div
        data-hides={isDense && !actions.isDeleting ? '' : undefined}
        className="absolute top-2 end-2 rounded-control bg-surface shadow-card"
      >
        <EntryActions {...actions} name={entry.name} />
      </div>
    </article>
  )
}
