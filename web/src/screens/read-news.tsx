import { newsCardTexts } from '@dlm/contract/news/news-cards.texts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ArticleFailure } from '../kinds/news/article-failure.tsx'
import { Article, ArticleSkeleton } from '../kinds/news/detail.tsx'
import { ReadOn } from '../kinds/news/related-articles.tsx'
import { listedEntry } from '../lib/api/listed-entry.ts'
import { privateQuery } from '../lib/api/query.ts'
import { paths } from '../lib/paths.ts'
import { BackLink } from '../page/page-header.tsx'

/** Counting the view is the server's business, so the article is asked for once a visit and never refreshed unasked. */
const article = (id: string, preview: string | null) => ({
  ...privateQuery('get_news_data', { id, ...(preview && { preview }) }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The article as a list has it already. */
function listed(client: QueryClient, id: string) {
  const isWanted = (entry: { id: string }) => entry.id === id
  const entry = listedEntry(client, 'get_news', isWanted) ?? listedEntry(client, 'get_3_news', isWanted)
  return entry && { ...entry, vote: 'none' as const }
}

/** One article, at `/read_news?id={id}&&views={n}` (SPEC §2); one that is not out yet, with its `preview` behind that. */
export default function ReadNews() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  const preview = parameters.get('preview')
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...article(id, preview),
    enabled: id !== '',
    placeholderData: () => (preview === null ? listed(client, id) : undefined),
  })
  // Nothing leads on from an article that is not out.
  const leadsOn = preview === null || (data && !data.isPreview)

  return (
    <div className="media-width pt-6 sm:pt-10">
      <BackLink to={paths.newsArea} label={newsCardTexts.allNews} />
      <div className="article-screen">
        {data ? (
          <Article
            key={id}
            article={data.data[0]}
            vote={data.vote}
            isListed={isPlaceholderData}
            isPreview={data.isPreview}
          />
        ) : error || id === '' ? (
          <ArticleFailure
            error={error}
            isPreview={preview !== null}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <ArticleSkeleton />
        )}
        {leadsOn && <ReadOn id={id} isWaiting={!data || isPlaceholderData} />}
      </div>
    </div>
  )
}
