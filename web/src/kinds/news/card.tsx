import type { News } from '@dlm/contract/news/news.schema'
import { newsCardTexts } from '@dlm/contract/news/news-cards.texts'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import { readNewsPath } from '../../lib/paths.ts'
import { CardSkeleton, cardClass, cardLinkClass } from '../../page/card.tsx'
import { SharedPicture } from '../../page/shared-picture.tsx'
import { classes } from '../../ui/classes.ts'

const coverClass = 'aspect-[16/10] w-full'
const sizes =
  '(min-width: 1808px) 413px, (min-width: 1200px) 24vw, (min-width: 820px) 31vw, (min-width: 560px) 47vw, 94vw'
const leadSizes = '(min-width: 1808px) 1135px, (min-width: 1024px) 64vw, 94vw'

interface Props {
  article: News
  eager?: boolean
  /** The lead card is large; the cards beside it leave out the preview of their text. */
  rank?: 'lead' | 'beside'
  /** Its picture is the one that moves between this screen and its own; not where another article is read. */
  isShared?: boolean
  /** Of a card as large as the lead. */
  className?: string
}

/** An article in a list: cover, title and the preview of its text; the whole card leads to it. */
export const NewsCard = memo(function NewsCard({
  article,
  eager = false,
  rank,
  isShared = true,
  className = cardClass,
}: Props) {
  const isLead = rank === 'lead'
  const isLarge = isLead || className !== cardClass
  return (
    <article className={className}>
      <SharedPicture
        of={isShared && article.id}
        picture={article.cover}
        alt=""
        sizes={isLarge ? leadSizes : sizes}
        eager={eager}
        className={classes(coverClass, isLead && 'lg:aspect-auto lg:min-h-0 lg:flex-1')}
      />
      <div className="flex flex-col gap-2 p-5">
        <p className="flex justify-between gap-x-4 text-xs text-soft tabular-nums min-[560px]:max-lg:grid">
          <time dateTime={article.date}>{formatDay(article.date)}</time>
          <span>{newsCardTexts.views(article.views)}</span>
        </p>
        <h2 dir="auto" className={classes('line-clamp-3', isLarge ? 'text-h2' : 'min-h-[2lh] text-h3')}>
          <Link to={readNewsPath(article)} className={cardLinkClass}>
            {article.title}
          </Link>
        </h2>
        <p
          dir="auto"
          className={classes(
            'line-clamp-5 text-sm text-soft',
            rank === 'beside' ? 'min-[820px]:hidden' : !isLarge && 'min-h-[4lh]',
          )}
        >
          {article.text}
        </p>
        <p aria-hidden="true" className="text-sm font-semibold text-accent">
          {newsCardTexts.seeMore}
        </p>
      </div>
    </article>
  )
})

/** Placeholder of a card while the list loads. */
export function NewsCardSkeleton() {
  return (
    <CardSkeleton
      coverClass={coverClass}
      textClass="gap-2 p-5"
      lines={['h-[1.14rem] w-2/5', 'h-[3.2rem]', 'h-[5.25rem]', 'h-[1.3rem] w-1/4']}
    />
  )
}

/** The grid of three cards, and that of a list. */
export const newsRowClass = 'full-rows-2 grid gap-5 min-[560px]:grid-cols-2 min-[820px]:grid-cols-3'
export const newsGridClass = `${newsRowClass} full-rows min-[1200px]:grid-cols-4`
