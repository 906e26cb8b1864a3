import { newsCardTexts } from '@dlm/contract/news/news-cards.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { SectionHead } from '../../page/section-head.tsx'
import { NewsCard, NewsCardSkeleton, newsRowClass } from './card.tsx'

const latest = publicQuery('get_3_news', {})

interface Props {
  /** The first cover is in the first view of a phone. */
  eager?: boolean
  /** The latest article is large, beside the others. */
  hasLead?: boolean
}

/** The latest three articles and the way to all. Renders nothing when there are none or they cannot be loaded. */
export function LatestNews({ eager = false, hasLead = false }: Props) {
  const { data, isPending, isError } = useQuery(latest)
  const [lead, ...others] = data?.data ?? []
  if (isError || data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-news" className="media-width pt-10">
      <SectionHead
        id="latest-news"
        title={newsCardTexts.latestNews}
        to={paths.newsArea}
        all={newsCardTexts.allNews}
      />
      {hasLead ? (
        <div className="edition-row" aria-busy={isPending}>
          {lead ? <NewsCard article={lead} rank="lead" /> : <NewsCardSkeleton />}
          <div className="edition-column">
            {data ? (
              others.map((article) => <NewsCard key={article.id} article={article} rank="beside" />)
            ) : (
              <NewsCardSkeleton />
            )}
          </div>
        </div>
      ) : (
        <div className={newsRowClass} aria-busy={isPending}>
          {data
            ? data.data.map((article, at) => (
                <NewsCard key={article.id} article={article} eager={eager && at === 0} />
              ))
            : [0, 1, 2].map((at) => <NewsCardSkeleton key={at} />)}
        </div>
      )}
    </section>
  )
}
