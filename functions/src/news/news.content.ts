import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { studioDay } from '@dlm/contract/format/day'
import { editable } from '../content/content.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll, removeNotification } from '../notifications/notify.ts'
import { publicFolder } from '../platform/media-paths.ts'
import { isPublished, publicationOf } from '../platform/publication.ts'
import { NewsDoc, searchableNews } from './news.doc.ts'

/** The address an article is read at, within the portal. */
export function newsLink(id: string): string {
  return `/read_news?id=${id}`
}

/** The articles, for the dashboard's form and bin. */
export const newsContent = editable({
  kind: 'news',
  collection: 'news',
  deletedBy: 'delete_news',
  missing: 'news-not-found',
  schema: NewsDoc,
  form: editForms.news,
  nameOf: ({ title }) => title,
  searchable: searchableNews,
  toForm: (article) => ({ ...article, text: article.markdown || article.text }),
  cover: ({ cover }) => cover,
  async change(context, id, before, { title, text: source, photo, date }) {
    const { platform } = context
    const { clock } = platform
    const written = writtenText(source)
    const { text } = written
    const image = photo && (await stageUpload(context, { path: photo, field: 'photo', kind: 'news', id }))
    // An article that is out stays as old as it is; one that is not comes when the form says.
    const moves = !isPublished(before, clock) || publicationOf(clock, date) > clock.now()
    const createdAt = moves ? publicationOf(clock, date) : before.createdAt
    return {
      data: {
        ...{ title, ...written, createdAt },
        ...(moves && { date: studioDay(createdAt) }),
        ...(image && { cover: image.stored }),
      },
      ...(image && { image }),
      also: (transaction) => {
        if (moves)
          notifyAll(transaction, context, {
            kind: 'news',
            id,
            title,
            text,
            link: newsLink(id),
            at: createdAt,
          })
      },
    }
  },
  async beforeDelete(_, context, id) {
    return (transaction) => removeNotification(transaction, context, 'news', id)
  },
  purge: ({ platform }, id) => platform.objects.removeFolder(publicFolder('news', id)),
})
