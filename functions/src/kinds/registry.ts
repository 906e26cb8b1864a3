import type { Picture } from '@dlm/contract/common.schema'
import type * as z from 'zod'
import { productKind } from '../catalogue/product.kind.ts'
import { serviceKind } from '../catalogue/service.kind.ts'
import type { EditableContent } from '../content/content.ts'
import { eventKind } from '../events/event.kind.ts'
import { newsKind } from '../news/news.kind.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import type { PublishableKind } from './publishable.ts'

/** What the server does with each kind that has a text, a cover and a time of publication, by name. */
export const publishables = {
  news: newsKind,
  event: eventKind,
  product: productKind,
  service: serviceKind,
} as const satisfies Record<PublishableKind, object>

/** One of them, whatever its kind is. */
export interface AnyPublishable
  extends Pick<(typeof publishables)['news'], 'listPage' | 'page' | 'isPreview'> {
  kind: PublishableKind
  content: EditableContent
  schema: z.ZodType<Record<string, unknown>>
  counted: readonly string[]
  searchable(document: object): readonly string[]
  list(platform: Platform): ListSpec<{ id: string }>
  result(entry: { id: string }): { title: string; text: string; picture: Picture; path: string }
}

/** All of them. */
export const allPublishables: readonly AnyPublishable[] = Object.values(publishables)
