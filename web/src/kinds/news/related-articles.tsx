import { newsScreenTexts } from '@dlm/contract/news/news-screens.texts'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { readNewsPath } from '../../lib/paths.ts'
import { classes } from '../../ui/classes.ts'
import { NewsCard, newsRowClass } from './card.tsx'

const linkClass =
  'group grid min-h-11 gap-1 rounded-card border border-line bg-surface p-4 hover:border-accent hover:text-accent'

/**
 * Links from an article: the previous and the next one, and related ones. Renders nothing without any.
 * @param isWaiting the article is still loading: the query runs already, but nothing is rendered
 */
export function ReadOn({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const { data } = useQuery({ ...publicQuery('get_more_news', { id }), enabled: id !== '' })
  if (!data || isWaiting) return null
  const { previous, next, related } = data
  return (
    <>
      {(previous || next) && (
        <nav
          aria-label={newsScreenTexts.moreArticles}
          className="grid content-start gap-4 pt-8 sm:grid-cols-2"
        >
          {previous && (
            <Link to={readNewsPath(previous)} className={linkClass}>
              <span className="inline-flex items-center gap-1.5 text-sm text-soft">
                <ArrowLeft aria-hidden="true" className="size-4" />
                {newsScreenTexts.previousArticle}
              </span>
              <span dir="auto" className="font-semibold">
                {previous.title}
              </span>
            </Link>
          )}
          {next && (
            <Link to={readNewsPath(next)} className={classes(linkClass, 'sm:col-start-2 sm:text-end')}>
              <span className="inline-flex items-center gap-1.5 text-sm text-soft sm:justify-end">
                {newsScreenTexts.nextArticle}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
              <span dir="auto" className="font-semibold">
                {next.title}
              </span>
            </Link>
          )}
        </nav>
      )}
      {related.length > 0 && (
        <section data-print="no" aria-labelledby="related" className="pt-10">
          <h2 id="related" className="mb-5">
            {newsScreenTexts.relatedArticles}
          </h2>
          <div className={newsRowClass}>
            {related.map((article) => (
              <NewsCard key={article.id} article={article} rank="beside" isShared={false} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
