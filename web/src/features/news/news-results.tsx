import type { Answer } from '@dlm/contract/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import Newspaper from 'lucide-react/icons/newspaper'
import type { ApiFailure } from '../../lib/api.ts'
import { ListStates } from '../site/list-states.tsx'
import { NewsCard, NewsCardSkeleton, newsGridClass } from './news-card.tsx'

interface Props {
  results: UseInfiniteQueryResult<InfiniteData<Answer<'get_news'>>, ApiFailure>
  search: string
  onClearSearch(): void
}

const words = { one: 'article', many: 'articles', all: 'news' } as const

/** The cover a phone opens with. */
const eagerCovers = 1

const skeleton = (
  <div className={newsGridClass}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <NewsCardSkeleton key={at} />
    ))}
  </div>
)

/** The list of articles in each of its states. */
export function NewsResults(props: Props) {
  return (
    <ListStates {...props} words={words} icon={Newspaper} skeleton={skeleton}>
      {(articles) => (
        <div className={newsGridClass}>
          {articles.map((article, at) => (
            <NewsCard key={article.id} article={article} eager={at < eagerCovers} />
          ))}
        </div>
      )}
    </ListStates>
  )
}
