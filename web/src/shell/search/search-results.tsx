import { searchTexts } from '@dlm/contract/site/search.texts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { SearchEntry, SearchGroup } from './search-entry.ts'

interface Props {
  id: string
  groups: readonly SearchGroup[]
  active: SearchEntry | undefined
  onOpen(entry: SearchEntry): void
}

/** The id of a result's element, by which the field says which one is active. */
export const optionId = (id: string, { key }: SearchEntry) => `${id}-${key}`

/** The results by kind: links, which the field's arrow keys walk through. */
export function SearchResults({ id, groups, active, onOpen }: Props) {
  return (
    <div id={id} role="listbox" aria-label={searchTexts.results} tabIndex={-1} className="p-2 outline-none">
      {groups.map(({ label, isMixed, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups and no fieldsets
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-soft">
            {label}
          </p>
          {entries.map((entry) => (
            <Result
              key={entry.key}
              id={optionId(id, entry)}
              entry={entry}
              namesKind={isMixed}
              isActive={entry === active}
              onOpen={() => onOpen(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface ResultProps {
  id: string
  entry: SearchEntry
  namesKind: boolean | undefined
  isActive: boolean
  onOpen(): void
}

function Result({ id, entry, namesKind, isActive, onOpen }: ResultProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { title, text, picture, path, kind, keys } = entry
  const Icon = kind.icon
  return (
    <Link
      ref={link}
      id={id}
      to={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onOpen}
      className={classes(
        'flex min-h-14 items-center gap-3 rounded-control border p-2',
        isActive ? 'border-accent bg-accent-wash' : 'border-transparent hover:bg-raised',
      )}
    >
      {picture ? (
        <Picture picture={picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-soft">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold">
          {title}
        </span>
        {text && (
          <span dir="auto" className="block truncate text-sm text-soft">
            {text}
          </span>
        )}
      </span>
      {keys && (
        <span className="flex shrink-0 gap-1 max-md:hidden">
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
      {namesKind && <span className="shrink-0 text-xs text-soft">{kind.one}</span>}
    </Link>
  )
}
