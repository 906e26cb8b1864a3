import { studioDay } from '@dlm/contract/format/day'
import { addEntry } from '../content/add-entry.ts'
import { writingRun } from '../content/import-runs.ts'
import { UnitOfWork } from '../content/unit-of-work.ts'
import { stageUpload } from '../files/staged-image.ts'
import type { Handler } from '../platform/handler.ts'
import { writtenText } from '../text/written-text.ts'
import { NewsDoc, searchableNews } from './news.doc.ts'

/** Adds an article of an import, as old as it is; members are not notified. */
export const import_article: Handler<'import_article'> = async (context, form) => {
  const { run, id, title, photo } = form
  const { platform } = context
  const path = `news/${id}`
  await writingRun(platform.db, run, [path])
  // The same request sent again.
  if ((await platform.db.doc(path).get()).exists) return {}
  const createdAt = Math.min(form.createdAt, platform.clock.now())
  const written = await writtenText(form.text)
  const image = await stageUpload(context, { path: photo, field: 'photo', kind: 'news', id })
  const document = NewsDoc.parse({
    ...{ title, ...written, cover: image.stored, createdAt, date: studioDay(createdAt) },
    ...{ views: 0, love: 0, hate: 0 },
  })
  const work = new UnitOfWork()
  work.setImage(image)
  const searchable = searchableNews(document)
  await addEntry(
    context,
    { path, action: 'add_news', name: title, document, searchable, taken: 'id-taken' },
    work,
  )
  return {}
}
