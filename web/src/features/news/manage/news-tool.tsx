import { preview } from '@dlm/contract/format/preview'
import { newsTexts } from '@dlm/contract/news/news.texts'
import Newspaper from 'lucide-react/icons/newspaper'
import { Link } from 'react-router'
import { callAdmin } from '../../../auth/admin-session.ts'
import { readNewsPath } from '../../../lib/paths.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { adminPages } from '../../dashboard/admin-query.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { DraftBadge } from '../../dashboard/draft-badge.tsx'
import { isToCome } from '../../dashboard/is-to-come.ts'
import { NewsForm } from './news-form.tsx'

/** Add News (SPEC §2): the articles with their covers and first words, drafts among them. */
export function NewsTool({ adid }: { adid: string }) {
  const list = useList((search) => adminPages('get_news', { search, drafts: true, limit: 24 }))
  return (
    <ContentTool
      adid={adid}
      kind="news"
      list={list}
      words={{ one: 'article', many: 'articles', all: 'news', hint: 'Add New puts the first one here.' }}
      icon={Newspaper}
      addLabel="Add New"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      remove={(id) => callAdmin('delete_news', { id })}
      removedTitle={newsTexts.deleted.title}
      card={(article) => (
        <>
          <Picture
            picture={article.cover}
            alt=""
            sizes="(min-width: 1024px) 380px, 50vw"
            className="aspect-video"
          />
          <div className="grid gap-2 p-4">
            {isToCome(article.date) && <DraftBadge day={article.date} />}
            <h2 dir="auto" className="text-h3 wrap-anywhere">
              {article.title}
            </h2>
            <p dir="auto" className="text-sm text-soft wrap-anywhere">
              {preview(article.text)}
            </p>
            {!isToCome(article.date) && (
              <Link
                to={readNewsPath(article)}
                className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
              >
                See More
              </Link>
            )}
          </div>
        </>
      )}
      form={(open) => <NewsForm {...open} />}
    />
  )
}
