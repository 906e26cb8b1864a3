import type { BinKind, ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { productContent } from '../catalogue/product.content.ts'
import { serviceContent } from '../catalogue/service.content.ts'
import type { Content, EditableContent } from '../content/content.ts'
import { eventContent } from '../events/event.content.ts'
import { albumContent } from '../media/album.content.ts'
import { photoContent } from '../media/photo.content.ts'
import { audioContent, videoContent } from '../media/recording.content.ts'
import { newsContent } from '../news/news.content.ts'
import { questionContent } from '../questions/question.content.ts'
import { sonataContent } from '../sonata/sonata.content.ts'

/** What admins can change, by kind. */
export const editableContents: Readonly<Record<ContentKind, EditableContent>> = {
  news: newsContent.content,
  event: eventContent.content,
  product: productContent.content,
  service: serviceContent.content,
  album: albumContent,
  photo: photoContent,
  video: videoContent,
  audio: audioContent,
}

/** What lies in the bin once it is deleted, by kind. */
export const contents: Readonly<Record<BinKind, Content>> = {
  ...editableContents,
  sonata: sonataContent,
  question: questionContent,
}
