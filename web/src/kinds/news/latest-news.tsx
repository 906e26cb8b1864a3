import { newsCardTexts } from '@dlm/contract/news/news-cards.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { SectionHead } from '../../page/section-head.tsx'
import { NewsCard, NewsCardSkeleton, newsRowClass } from './card.tsx'

const latest = publicQuery('get_3_news', {})

/** The first of three is large, the others are one above the other beside it, or the one other as high as it. */
const leadGridClass =
  'grid gap-5 md:grid-cols-2 lg:grid-cols-12 lg:*:col-span-4 lg:*:first:col-span-8 lg:*:only:col-span-12 lg:*:nth-2:last:row-span-2'

interface Props {
  /** The first cover is in the first view of a phone. */
  eager?: boolean
  /** The latest article is large, beside the others. */
  hasLead?: boolean
}

/** The latest three articles and the way to all. Renders nothing when there are none or they cannot be loaded. */
export function LatestNews({ eager = false, hasLead = false }: Props) {
  const { data, isPending, isError } = useQuery(latest)
  if (isError || data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-news" className="media-width pt-10">
      <SectionHead
        id="latest-news"
        title={newsCardTexts.latestNews}
        to={paths.newsArea}
        all={newsCardTexts.allNews}
      />
      <div className={hasLead ? leadGridClass : newsRowClass} aria-busy={isPending}>
        {data
          ? data.data.map((article, at) => (
              <NewsCard
                key={article.id}
                article={article}
                eager={eager && at === 0}
                {...(hasLead && { rank: at === 0 ? 'lead' : 'beside' })}
              />
            ))
          : (hasLead ? [0, 1] : [0, 1, 2]).map((at) => <NewsCardSkeleton key={at} />)}
      </div>
    </section>
  )
}
