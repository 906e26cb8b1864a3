import { prose } from '@dlm/contract/brand/prose'
import type { News } from '@dlm/contract/news/news.schema'
import { newsScreenTexts } from '@dlm/contract/news/news-screens.texts'
import Newspaper from 'lucide-react/icons/newspaper'
import Rss from 'lucide-react/icons/rss'
import { NewsCard, NewsCardSkeleton, newsGridClass } from '../kinds/news/card.tsx'
import { FirstNewsCard, FirstNewsCardSkeleton } from '../kinds/news/first-card.tsx'
import { infiniteList } from '../lib/api/query.ts'
import { useList } from '../lib/api/use-list.ts'
import { listWords } from '../lib/kinds.ts'
import { newsFeedPath, paths } from '../lib/paths.ts'
import { type Arrangement, ListScreen } from '../page/list-screen.tsx'

const feed = (
  <p className="mt-8 text-center">
    <a
      href={newsFeedPath}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-soft hover:bg-raised hover:text-ink"
    >
      <Rss aria-hidden="true" className="size-4" />
      {newsScreenTexts.followByRss}
    </a>
  </p>
)

/** Of the articles, the first is above full rows of two, three or four. */
const limits = { all: 13, found: 12 }

const firstAbove: Arrangement<News> = {
  placeholder: <FirstNewsCardSkeleton />,
  of: ([first, ...others], grid) => (
    <>
      {first && <FirstNewsCard article={first} />}
      {grid(others)}
    </>
  ),
}

/** All news, newest first, searched on title and text (SPEC §2). The search is in the address. */
export default function NewsArea() {
  const list = useList((search) =>
    infiniteList('get_news', { search, limit: search ? limits.found : limits.all }),
  )
  return (
    <ListScreen
      list={list}
      title={newsScreenTexts.news}
      header={{
        intro: prose.newsIntro,
        back: { to: paths.home, label: 'Home' },
      }}
      words={listWords('news')}
      icon={Newspaper}
      footer={feed}
      gridClass={newsGridClass}
      skeleton={NewsCardSkeleton}
      skeletons={6}
      arrange={list.search ? undefined : firstAbove}
      card={(article, at) => (
        <NewsCard key={article.id} article={article} eager={at === 0 && list.search !== ''} />
      )}
    />
  )
}
