import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Rss from 'lucide-react/icons/rss'
import { NewsResults } from '../features/news/news-results.tsx'
import { PageHeader } from '../features/site/page-header.tsx'
import { Title } from '../features/site/title.tsx'
import { newsFeedPath, paths } from '../lib/paths.ts'
import { infiniteList } from '../lib/query.ts'
import { useSearch } from '../lib/use-search.ts'
import { SearchField } from '../ui/search-field.tsx'

const newsPages = (search: string) => infiniteList('get_news', { search, limit: 12 })

/** All news, newest first, searched on title and text (SPEC §2). The search stands in the address. */
export default function NewsArea() {
  const { typed, search, onSearch } = useSearch()
  const results = useInfiniteQuery({ ...newsPages(search), placeholderData: keepPreviousData })

  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Title>News</Title>
      <PageHeader
        title="News"
        intro="What is new in the studio, in the albums and in our software."
        back={{ to: paths.home, label: 'Home' }}
      >
        <div className="max-w-text">
          <SearchField label="Search the news" value={typed} onChange={onSearch} />
        </div>
      </PageHeader>
      <NewsResults results={results} search={search} onClearSearch={() => onSearch('')} />
      {results.data && (
        <p className="mt-8 text-center">
          <a
            href={newsFeedPath}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-soft hover:bg-raised hover:text-ink"
          >
            <Rss aria-hidden="true" className="size-4" />
            Follow the news by RSS
          </a>
        </p>
      )}
    </div>
  )
}
