import './entry-card.css'
import { classes } from '../../ui/classes.ts'
import type { Entry } from './entry.ts'
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx'
import {
  EntryFacts,
  EntryName,
  EntryPicture,
  EntryShare,
  SeeMore,
  SelectBox,
  ViewLink,
} from './entry-parts.tsx'
import { FeaturedBadge } from './featured-badge.tsx'
import { isPublic, PublicationBadge } from './publication-badge.tsx'
import type { Column } from './table.tsx'
import type { Selection } from './use-selection.ts'

interface Props extends EntryActionsProps {
  entry: Entry
  selection: Selection
  /** Its form is open. */
  isOpen: boolean
}

/** An entry as a row of a table. J and K go through the rows, Enter opens the form of the one with the focus, Space shows it at a glance. */
export function EntryRow({
  entry,
  columns,
  selection,
  isOpen,
  onPeek,
  ...actions
}: Props & { columns: readonly Column[]; onPeek(): void }) {
  const { badge, publication, facts = [], name, isFeatured, isWorking, problem } = entry
  const cell = ({ id }: Column) => {
    if (id === 'badge') return badge
    if (id === 'state') return publication && <PublicationBadge {...publication} />
    return <bdi>{facts.find((fact) => fact?.column === id)?.value}</bdi>
  }
  return (
    <tr
      tabIndex={-1}
      data-opens
      aria-busy={actions.isBusy}
      aria-current={isOpen || undefined}
      className={classes(actions.isBusy && 'opacity-60')}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        if (event.key === ' ') onPeek()
        else actions.onEdit()
      }}
    >
      <td>
        <SelectBox entry={entry} selection={selection} />
      </td>
      {columns.map((column) =>
        column.id === 'title' ? (
          <th key="title" scope="row" className="flex min-w-0 items-center gap-3 py-1.5">
            <EntryPicture entry={entry} sizes="80px" className="h-12 w-12 shrink-0 rounded-control sm:w-16" />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <EntryName
                entry={entry}
                className="line-clamp-3 text-base sm:line-clamp-2"
                onOpen={actions.onEdit}
              />
              {isFeatured && <FeaturedBadge />}
              <div className="when-narrow grid grid-cols-1 gap-0.5">
                <EntryFacts entry={entry} className="facts" />
                <div className="flex flex-wrap gap-2 text-sm">
                  {badge}
                  {publication && !isPublic(publication) && <PublicationBadge {...publication} />}
                </div>
              </div>
              {isWorking && <EntryFacts entry={entry} className="when-wide" />}
              {problem}
            </div>
          </th>
        ) : (
          <td
            key={column.id}
            dir="auto"
            className={classes('when-wide text-sm text-soft wrap-anywhere', column.isNumber && 'is-number')}
          >
            {cell(column)}
          </td>
        ),
      )}
      <td className="flex justify-end">
        <ViewLink entry={entry} className="max-sm:hidden" />
        <EntryShare entry={entry} className="max-sm:hidden" />
        <EntryActions {...actions} name={name} />
      </td>
    </tr>
  )
}

/** An entry as a tile. @param isDense in a grid of many small pictures */
export function EntryTile({ entry, selection, isOpen, isDense, ...actions }: Props & { isDense: boolean }) {
  const { badge, publication, text, isFeatured, isWorking, problem, name } = entry
  const isMarked = publication !== undefined && !isPublic(publication)
  return (
    <article
      aria-busy={actions.isBusy}
      className={classes(
        'entry-tile relative grid content-start overflow-hidden rounded-card border bg-surface',
        isOpen ? 'border-accent' : 'border-line',
        actions.isBusy && 'opacity-60',
      )}
    >
      <EntryPicture
        entry={entry}
        sizes="(min-width: 1024px) 300px, 50vw"
        className={isDense ? 'aspect-square' : 'aspect-[4/3]'}
      />
      <div className={classes('grid min-w-0 gap-1', isDense ? 'p-2' : 'p-3')}>
        {(badge || isMarked || isFeatured) && (
          <div className="flex flex-wrap gap-1.5 text-sm">
            {isFeatured && <FeaturedBadge />}
            {badge}
            {isMarked && <PublicationBadge {...publication} />}
          </div>
        )}
        <EntryName
          entry={entry}
          className={isDense ? 'line-clamp-2 text-xs wrap-anywhere' : 'line-clamp-2 text-base wrap-anywhere'}
        />
        {text && (
          <p dir="auto" className="line-clamp-3 text-sm text-soft wrap-anywhere">
            {text}
          </p>
        )}
        <div className="flex items-end justify-between gap-2">
          <div className="grid min-w-0 gap-1">
            {(!isDense || isWorking) && <EntryFacts entry={entry} />}
            <SeeMore entry={entry} />
          </div>
          {!isDense && <EntryShare entry={entry} className="-m-2 ms-auto" />}
        </div>
        {problem}
      </div>
      {/* Seen where the pointer or the focus is, and everywhere once something is selected or there is no pointer. */}
      <div data-hides className="absolute top-2 start-2 rounded-control bg-surface shadow-card">
        <SelectBox entry={entry} selection={selection} />
      </div>
      <div
        data-hides={isDense && !actions.isDeleting ? '' : undefined}
        className="absolute top-2 end-2 rounded-control bg-surface shadow-card"
      >
        <EntryActions {...actions} name={name} opens />
      </div>
    </article>
  )
}
