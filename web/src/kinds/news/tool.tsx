import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import type { News } from '@dlm/contract/news/news.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { newsToolTexts } from '@dlm/contract/news/news-tool.texts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { adminPages } from '../../admin/admin-query.ts'
import type { Fact } from '../../admin/list/entry.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { isPublic } from '../../admin/list/publication-badge.tsx'
import { byDate, most } from '../../admin/list/sorts.ts'
import type { Column } from '../../admin/list/table.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { readNewsPath } from '../../lib/paths.ts'

const forms = lazyModule('news-forms', () => import('./form.tsx'))

/** The article as its list shows it. */
const entryOf = (article: News) => {
  const { title, text, date, views, love, hate } = article
  const count = (column: string, count: number, word: string): Fact => ({
    ...{ column, value: leadingZero(count), words: plural(count, word) },
  })
  const facts = [
    { column: 'date', value: formatDay(date) },
    count('views', views, 'view'),
    count('likes', love, 'like'),
    count('dislikes', hate, 'dislike'),
  ]
  return {
    name: title,
    text: preview(text),
    facts: isPublic(article) ? facts : [],
    ...(isPublic(article) && { seeMore: readNewsPath(article) }),
  }
}

const columns: readonly Column[] = [
  { id: 'date', label: listTexts.date, width: '9rem', sorts: byDate },
  { id: 'views', label: listTexts.views, width: '4.75rem', isNumber: true, sorts: most('views') },
  { id: 'likes', label: listTexts.likes, width: '4.75rem', isNumber: true, sorts: most('likes') },
  { id: 'dislikes', label: listTexts.dislikes, width: '4.75rem', isNumber: true },
]

/** Add News (SPEC §2): the articles with their covers and first words, drafts among them. */
export function NewsTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="news"
      label={newsToolTexts.news}
      pagesOf={(query) => adminPages('get_news', query)}
      entryOf={entryOf}
      columns={columns}
      removedTitle={newsTexts.deleted.title}
      forms={forms}
      form={({ NewsForm }, open) => <NewsForm {...open} />}
      bulk={[
        {
          ...{ label: newsToolTexts.publish, icon: CalendarCheck },
          form: ({ PublishForm }, open) => <PublishForm {...open} />,
        },
      ]}
    />
  )
}
