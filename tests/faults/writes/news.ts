import type { EndpointName, Request } from '@dlm/contract/contract'
import type { newsEndpoints } from '@dlm/contract/news/news.endpoints'
import { db } from '../../support/admin.ts'
import { newVisitor } from '../../support/client.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { aNewsDoc } from '../../support/factories/news.ts'
import { forms } from '../../support/uploads.ts'
import { by, deletion, entry, form, type Write, type Writes } from './prepare.ts'

/** A vote on, or a view of, a new article. */
function reaction<K extends EndpointName>(name: K, input: (id: string) => Request<K>): Write {
  const prepare = async () => {
    const id = entry()
    await writeDocuments(db, [documents.news(id, aNewsDoc())])
    return by({ visitor: newVisitor() }, name, input(id))
  }
  return { prepare, again: 200 }
}

export const newsWrites: Writes<typeof newsEndpoints> = {
  get_news: 'reads',
  get_3_news: 'reads',
  get_news_data: reaction('get_news_data', (id) => ({ id })),
  like_news: reaction('like_news', (id) => ({ id, on: true })),
  unlike_news: reaction('unlike_news', (id) => ({ id, on: true })),
  add_news: { prepare: () => form('add_news', (photo) => forms.news(photo, 'Twice')), again: 400 },
  delete_news: deletion('delete_news', (id) => [documents.news(id, aNewsDoc())]),
  preview_link: 'reads',
  get_more_news: 'reads',
}
