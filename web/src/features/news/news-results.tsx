import type { Answer } from '@dlm/contract/contract'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import Newspaper from 'lucide-react/icons/newspaper'
import SearchX from 'lucide-react/icons/search-x'
import type { ApiFailure } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { NewsCard, NewsCardSkeleton, newsGridClass } from './news-card.tsx'

interface Props {
  results: UseInfiniteQueryResult<InfiniteData<Answer<'get_news'>>, ApiFailure>
  search: string
  onClearSearch(): void
}

/** The cover a phone opens with. */
const eagerCovers = 1

/** Cards that stand in while the first page is on its way. */
const skeletons = [0, 1, 2, 3, 4, 5]

/** The list of articles in each of its states: loading, failed, empty, ready. */
export function NewsResults({ results, search, onClearSearch }: Props) {
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = results
  if (isPending) {
    return (
      <div className={newsGridClass} aria-busy="true">
        {skeletons.map((at) => (
          <NewsCardSkeleton key={at} />
        ))}
      </div>
    )
  }
  if (!data) {
    return (
      <MessagePanel
        role="alert"
        icon={CloudAlert}
        title={error.title}
        action={
          <Button onClick={() => refetch()} busy={results.isFetching && 'Trying again…'}>
            Try again
          </Button>
        }
      >
        {error.message}
      </MessagePanel>
    )
  }

  const articles = data.pages.flatMap((page) => page.data)
  if (articles.length === 0 && !hasNextPage)
    return <NothingFound search={search} onClearSearch={onClearSearch} />
  return (
    <>
      <p role="status" className={search ? 'pb-4 text-sm text-soft' : 'sr-only'}>
        {leadingZero(articles.length)}
        {hasNextPage ? ' or more' : ''} {articles.length === 1 && !hasNextPage ? 'article' : 'articles'}
        {search && ` for “${search}”`}
      </p>
      <div className={classes(newsGridClass, 'transition-opacity', isPlaceholderData && 'opacity-60')}>
        {articles.map((article, at) => (
          <NewsCard key={article.id} article={article} eager={at < eagerCovers} />
        ))}
      </div>
      {hasNextPage && (
        <div className="grid justify-items-center gap-3 pt-8">
          {error && (
            <p role="alert" className="text-danger">
              {error.message}
            </p>
          )}
          <Button
            look="secondary"
            onClick={() => fetchNextPage()}
            busy={isFetchingNextPage && 'Loading more…'}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

function NothingFound({ search, onClearSearch }: { search: string; onClearSearch(): void }) {
  if (!search)
    return (
      <MessagePanel icon={Newspaper} title="No news yet">
        Please come back soon.
      </MessagePanel>
    )
  return (
    <MessagePanel
      icon={SearchX}
      title={`No news for “${search}”`}
      action={
        <Button look="secondary" onClick={onClearSearch}>
          Show all news
        </Button>
      }
    >
      Try another word, or fewer letters of it.
    </MessagePanel>
  )
}
