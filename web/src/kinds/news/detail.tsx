import type { News, Vote } from '@dlm/contract/news/news.schema'
import { newsCardTexts } from '@dlm/contract/news/news-cards.texts'
import { newsScreenTexts } from '@dlm/contract/news/news-screens.texts'
import { formatDay, formatPublish } from '../../lib/format/format-day.ts'
import { shareNewsUrl } from '../../lib/paths.ts'
import { DetailPicture } from '../../page/detail-picture.tsx'
import { ShareButton } from '../../page/share/share-button.tsx'
import { TagLinks } from '../../page/tag-links.tsx'
import { Title } from '../../page/title.tsx'
import { WrittenText } from '../../page/written-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VoteButtons } from './vote-buttons.tsx'

const coverClass = 'aspect-[16/9] w-full rounded-card'
const textSkeletonClass = 'h-40'

/** What a preview says about the publication of its article. */
function previewText(publish = ''): string {
  return publish.includes('-')
    ? newsScreenTexts.previewScheduled(formatPublish(publish))
    : newsScreenTexts.previewDraft
}

interface Props {
  article: News
  vote: Vote
  /** Only the list fields are loaded: the text is still loading. */
  isListed: boolean
  /** It is not published yet: without votes and share address. */
  isPreview?: boolean | undefined
}

/** An article to read: cover, title, day and views, the text in paragraphs, votes and the share address. */
export function Article({ article, vote, isListed, isPreview }: Props) {
  const { id, title, text, blocks, embeds, cover, date, publish, views, love, hate, tags } = article
  return (
    <article aria-busy={isListed} className="article">
      <Title>{title}</Title>
      {isPreview && <p className="rounded-card border border-line bg-surface p-4">{previewText(publish)}</p>}
      <header className="grid gap-4">
        <h1 dir="auto">{title}</h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft tabular-nums">
          <time dateTime={date}>{formatDay(date)}</time>
          <span>{newsCardTexts.views(views)}</span>
        </p>
      </header>
      <DetailPicture
        of={id}
        picture={cover}
        sizes="(min-width: 1280px) 64vw, (min-width: 1024px) calc(100vw - 396px), 94vw"
        className={coverClass}
      />
      {isListed ? (
        <Skeleton className={textSkeletonClass} />
      ) : (
        <WrittenText
          text={text}
          blocks={blocks}
          embeds={embeds}
          className="article-text grid max-w-[68ch] content-start gap-5 text-lg leading-relaxed text-pretty"
        />
      )}
      {!isListed && <TagLinks tags={tags} />}
      {!isListed && !isPreview && (
        <footer data-print="no" className="article-foot">
          <VoteButtons id={id} love={love} hate={hate} vote={vote} />
          <ShareButton label={newsScreenTexts.news} title={title} url={shareNewsUrl(id)} />
        </footer>
      )}
    </article>
  )
}

/** Placeholder of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <div aria-busy="true" className="article">
      <Title>{newsScreenTexts.article}</Title>
      <h1 className="sr-only">{newsScreenTexts.article}</h1>
      <div className="grid gap-4">
        <Skeleton className="h-[2.4rem] w-4/5" />
        <Skeleton className="h-[1.3rem] w-2/5" />
      </div>
      <Skeleton className={coverClass} />
      <Skeleton className={textSkeletonClass} />
    </div>
  )
}
