import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { publicQuery } from '../../lib/query.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NewsCard, NewsCardSkeleton, newsGridClass } from './news-card.tsx'

const latest = publicQuery('get_3_news', {})

/**
 * The latest three articles and the way to all. Leaves no gap and no complaint when there are none or they cannot be had.
 * @param eager a phone opens with the first cover
 */
export function LatestNews({ eager = false }: { eager?: boolean }) {
  const { data, isPending, isError } = useQuery(latest)
  if (isError || data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-news" className="mx-auto max-w-page px-4 pt-4 sm:px-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-news">Latest news</h2>
        <Link to={paths.newsArea} className={buttonClass('ghost', '-me-3')}>
          All news
        </Link>
      </div>
      <div className={newsGridClass} aria-busy={isPending}>
        {data
          ? data.data.map((article, at) => (
              <NewsCard key={article.id} article={article} eager={eager && at === 0} />
            ))
          : [0, 1, 2].map((at) => <NewsCardSkeleton key={at} />)}
      </div>
    </section>
  )
}
