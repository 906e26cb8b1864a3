import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import type { News } from '@dlm/contract/news/news.schema'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { newsToolTexts } from '@dlm/contract/news/news-tool.texts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { isPublic } from '../../admin/list/publication-badge.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { readNewsPath } from '../../lib/paths.ts'

const forms = lazyModule('news-forms', () => import('./form.tsx'))

/** The article as its list shows it. */
const entryOf = (article: News) => {
  const { title, text, date, views, love, hate } = article
  const facts = [formatDay(date), plural(views, 'view'), plural(love, 'like'), plural(hate, 'dislike')]
  return {
    name: title,
    text: preview(text),
    facts: isPublic(article) ? facts : [],
    ...(isPublic(article) && { seeMore: readNewsPath(article) }),
  }
}

/** Add News (SPEC §2): the articles with their covers and first words, drafts among them. */
export function NewsTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="news"
      label={newsToolTexts.news}
      pagesOf={(query) => adminPages('get_news', query)}
      entryOf={entryOf}
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
