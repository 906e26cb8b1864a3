import { addEntry } from '../content/add-entry.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { dayOf, publicationFacts, publicationOf } from '../platform/publication.ts'
import { newsLink } from './news.content.ts'
import { type NewsDoc, searchableNews } from './news.doc.ts'
import { toNews } from './news.repo.ts'

/** Publishes an article, or keeps it for admins until the time that is given (SPEC §2). */
export const add_news: Handler<'add_news'> = async (
  context,
  { title, text: source, photo, date, takeDown },
) => {
  const { platform } = context
  const id = randomId()
  const written = await writtenText(source)
  const { text } = written
  const image = await stageUpload(context, { path: photo, field: 'photo', kind: 'news', id })
  const createdAt = publicationOf(platform.clock, date)
  const article: NewsDoc = {
    ...{ title, ...written, createdAt, takeDown },
    cover: image.stored,
    date: dayOf(createdAt, platform.clock),
    ...{ views: 0, love: 0, hate: 0 },
  }
  await addEntry(context, {
    path: `news/${id}`,
    action: 'add_news',
    name: title,
    document: article,
    searchable: searchableNews(article),
    image,
    draft: 'news',
    also: (batch) =>
      notifyAll(batch, context, {
        ...{ kind: 'news', id, title, text, link: newsLink(id) },
        ...{ at: createdAt, takeDown },
      }),
  })
  return { data: [{ ...toNews(platform.files, id, article), ...publicationFacts(article, platform.clock) }] }
}
