import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import type { News } from '@dlm/contract/news/news.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Newspaper from 'lucide-react/icons/newspaper'
import { adminPages } from '../../admin/admin-query.ts'
import { ContentTool } from '../../admin/list/content-tool.tsx'
import type { Entry } from '../../admin/list/entry.ts'
import { isPublic, lastsUntil, PublicationBadge } from '../../admin/list/publication-badge.tsx'
import { useOrder } from '../../admin/list/use-order.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { readNewsPath, shareNewsUrl } from '../../lib/paths.ts'

const forms = lazyModule('news-forms', () => import('./form.tsx'))

/** The article as its list shows it. */
const entryOf = (article: News): Entry => {
  const { id, title, text, cover, date, views, love, hate } = article
  const isShown = isPublic(article)
  return {
    id,
    name: title,
    picture: cover,
    icon: Newspaper,
    badge: isShown ? undefined : <PublicationBadge {...article} />,
    text: preview(text),
    facts: isShown
      ? [
          ...[formatDay(date), plural(views, 'view'), plural(love, 'like'), plural(hate, 'dislike')],
          lastsUntil(article),
        ]
      : [],
    ...(isShown && {
      seeMore: readNewsPath(article),
      share: { label: 'News', title, url: shareNewsUrl(id) },
    }),
  }
}

/** Add News (SPEC §2): the articles with their covers and first words, drafts among them. */
export function NewsTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'views', 'drafts'])
  const list = useList((search) =>
    adminPages('get_news', { search, drafts: true, limit: 24, ...(order && { order }) }),
  )
  return (
    <ContentTool
      adid={adid}
      kind="news"
      list={list}
      words={{ one: 'article', many: 'articles', all: 'news', hint: 'Add New puts the first one here.' }}
      order={orders}
      icon={Newspaper}
      addLabel="Add New"
      entryOf={entryOf}
      remove={(id) => callAdmin('delete_news', { id })}
      removedTitle={newsTexts.deleted.title}
      forms={forms}
      form={({ NewsForm }, open) => <NewsForm {...open} />}
      bulk={[
        {
          ...{ label: 'Publish', icon: CalendarCheck },
          form: ({ PublishForm }, open) => <PublishForm {...open} />,
        },
      ]}
    />
  )
}
