import { documents } from '../../tests/support/factories/documents.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { renderPicture } from './art/picture.ts'
import { articles } from './data/news.ts'
import { newsCovers } from './data/news-covers.ts'
import { dayBefore, daysBefore } from './demo-day.ts'
import { type Part, publicPicture, together } from './part.ts'

async function articlePart({
  id,
  title,
  text,
  daysAgo,
  ...counts
}: (typeof articles)[number]): Promise<Part> {
  const jpeg = await renderPicture(`news ${id}`, newsCovers[id])
  const { picture, objects } = await publicPicture('news', id, jpeg)
  const article = aNewsDoc({
    title,
    text,
    cover: picture,
    date: dayBefore(daysAgo),
    createdAt: daysBefore(daysAgo),
    ...counts,
  })
  return { documents: [documents.news(id, article), documents.newsCounts(id, counts)], objects }
}

/** The articles with their covers and counts. */
export async function seedNews(): Promise<Part> {
  return together(await Promise.all(articles.map(articlePart)))
}
