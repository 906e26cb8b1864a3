import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { dayOf, movedPublication, toPublishAt } from '../platform/publication.ts'
import { NewsDoc, searchableNews } from './news.doc.ts'

/** The address an article is read at, within the portal. */
export function newsLink(id: string): string {
  return `/read_news?id=${id}`
}

/** The articles, for the dashboard's form and bin. */
export const newsContent = editable({
  kind: 'news',
  schema: NewsDoc,
  form: editForms.news,
  nameOf: ({ title }) => title,
  searchable: searchableNews,
  toForm: (article) => ({
    ...article,
    text: article.markdown || article.text,
    date: toPublishAt(article.createdAt),
  }),
  cover: ({ cover }) => cover,
  async change(context, id, before, { title, text: source, photo, date, takeDown }) {
    const { platform } = context
    const { clock } = platform
    const written = await writtenText(source)
    const { text } = written
    const image = photo && (await stageUpload(context, { path: photo, field: 'photo', kind: 'news', id }))
    const moved = movedPublication(clock, before, date)
    const createdAt = moved ?? before.createdAt
    return {
      data: {
        ...{ title, ...written, createdAt, takeDown },
        date: moved === null ? before.date : dayOf(createdAt, clock),
        ...(image && { cover: image.stored }),
      },
      ...(image && { image }),
      also: (transaction) => {
        if (moved !== null || takeDown !== before.takeDown)
          notifyAll(transaction, context, {
            ...{ kind: 'news', id, title, text, link: newsLink(id) },
            ...{ at: createdAt, takeDown },
          })
      },
    }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'news', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('news', id)),
})
