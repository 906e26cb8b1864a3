import type { z } from 'zod'
import { searchableMember, UserDoc } from '../../functions/src/accounts/user.doc.ts'
import { ProductDoc, searchableProduct } from '../../functions/src/catalogue/product.doc.ts'
import { ServiceDoc, searchableService } from '../../functions/src/catalogue/service.doc.ts'
import { AuditDoc, searchableAudit } from '../../functions/src/content/audit.doc.ts'
import { BinDoc, searchableBinEntry } from '../../functions/src/content/bin.doc.ts'
import { EventDoc, searchableEvent } from '../../functions/src/events/event.doc.ts'
import { SuccessDoc, searchableSuccess } from '../../functions/src/events/success.doc.ts'
import { AlbumDoc, searchableAlbum } from '../../functions/src/media/album.doc.ts'
import { AudioDoc, searchableAudio } from '../../functions/src/media/audio.doc.ts'
import { PhotoDoc, searchablePhoto } from '../../functions/src/media/photo.doc.ts'
import { searchableVideo, VideoDoc } from '../../functions/src/media/video.doc.ts'
import { NewsDoc, searchableNews } from '../../functions/src/news/news.doc.ts'
import {
  NotificationDoc,
  searchableNotification,
} from '../../functions/src/notifications/notification.doc.ts'
import { gramsOf } from '../../functions/src/platform/search.ts'
import { QuestionDoc, searchableQuestion } from '../../functions/src/questions/question.doc.ts'
import { ReplyDoc, searchableReply } from '../../functions/src/questions/reply.doc.ts'
import { SonataRequestDoc, searchableSonataRequest } from '../../functions/src/sonata/sonata-request.doc.ts'

/** Makes of a stored document what is stored today: all fields of its schema, and what the search needs. */
export type Rewrite = (data: unknown) => Record<string, unknown>

function rewrite<Doc extends Record<string, unknown>>(
  schema: z.ZodType<Doc>,
  searchable: (doc: NoInfer<Doc>) => readonly string[],
): Rewrite {
  return (data) => {
    const doc = schema.parse(data)
    return { ...doc, grams: gramsOf(searchable(doc)) }
  }
}

/** The collections that can be searched, by name. */
export const searchedCollections: Readonly<Record<string, Rewrite>> = {
  albums: rewrite(AlbumDoc, searchableAlbum),
  audios: rewrite(AudioDoc, searchableAudio),
  audit: rewrite(AuditDoc, searchableAudit),
  bin: rewrite(BinDoc, searchableBinEntry),
  events: rewrite(EventDoc, searchableEvent),
  news: rewrite(NewsDoc, searchableNews),
  notifications: rewrite(NotificationDoc, searchableNotification),
  photos: rewrite(PhotoDoc, searchablePhoto),
  products: rewrite(ProductDoc, searchableProduct),
  questions: rewrite(QuestionDoc, searchableQuestion),
  replies: rewrite(ReplyDoc, searchableReply),
  services: rewrite(ServiceDoc, searchableService),
  sonata: rewrite(SonataRequestDoc, searchableSonataRequest),
  success: rewrite(SuccessDoc, searchableSuccess),
  users: rewrite(UserDoc, searchableMember),
  videos: rewrite(VideoDoc, searchableVideo),
}
