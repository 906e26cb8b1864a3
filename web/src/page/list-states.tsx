import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { List } from '../lib/api/use-list.ts'
import { ReadFailure } from '../shell/read-failure.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { type ListWords, NothingFound } from './nothing-found.tsx'

interface Props<Item> {
  list: List<{ data: Item[] }>
  words: ListWords
  /** Above the sentence that there is nothing yet. */
  icon: LucideIcon
  /** The list is a screen of its own. */
  isScreen?: boolean
  /** The placeholder of the first page while it loads. */
  skeleton: ReactNode
  /** The items so far. */
  children(items: Item[]): ReactNode
}

/** A paged list in each of its states: loading, failed, empty, ready with further pages. */
export function ListStates<Item>({ list, words, icon, isScreen, skeleton, children }: Props<Item>) {
  const { results, search = '', onSearch } = list
  const { error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = results
  // Loaded items are rendered a few milliseconds at a time, so that a tap does not wait for a page of cards.
  const data = useDeferredValue(results.data)
  if (!data && error)
    return <ReadFailure error={error} onRetry={() => results.refetch()} isRetrying={results.isFetching} />
  if (!data) return <div aria-busy="true">{skeleton}</div>

  const items = data.pages.flatMap((page) => page.data)
  if (items.length === 0 && !hasNextPage && !isPlaceholderData)
    return (
      // As tall as the skeleton at least: the footer stays below the window.
      <div className="min-h-dvh">
        <NothingFound
          search={search}
          onClearSearch={() => onSearch?.('')}
          words={words}
          icon={icon}
          isScreen={isScreen}
        />
      </div>
    )
  return (
    <>
      <p role="status" dir="auto" className={search ? 'pb-4 text-sm text-soft' : 'sr-only'}>
        {search && isPlaceholderData
          ? pageTexts.searching
          : pageTexts.listed(items.length, hasNextPage, words, search)}
      </p>
      <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
        {children(items)}
      </div>
      {hasNextPage && (
        <div className="grid justify-items-center gap-3 pt-8">
          {error && (
            <p role="alert" className="text-danger">
              {error.message}
            </p>
          )}
          <Button
            variant="secondary"
            onClick={() => fetchNextPage()}
            busy={isFetchingNextPage && pageTexts.loading}
          >
            {pageTexts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}
