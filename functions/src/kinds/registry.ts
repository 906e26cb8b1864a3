import type { Picture } from '@dlm/contract/common.schema'
import type { Kind } from '@dlm/contract/kinds/kind'
import { type KindWith, kinds } from '@dlm/contract/kinds/kinds'
import type * as z from 'zod'
import { productKind } from '../catalogue/product.kind.ts'
import { serviceKind } from '../catalogue/service.kind.ts'
import type { EditableContent } from '../content/content.ts'
import { eventKind } from '../events/event.kind.ts'
import { newsKind } from '../news/news.kind.ts'
import type { Handlers } from '../platform/handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import type { Orders } from '../platform/list-order.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import type { PublishableKind } from './publishable-spec.ts'

/** What the server does with each kind that has a text, a cover and a time of publication, by name. */
export const publishables = {
  news: newsKind,
  event: eventKind,
  product: productKind,
  service: serviceKind,
} as const satisfies Record<PublishableKind, object>

/** One of them, whatever its kind is. */
export interface AnyPublishable
  extends Pick<(typeof publishables)['news'], 'listPage' | 'page' | 'isPreview' | 'remove'> {
  kind: PublishableKind
  /** The handler of the call that adds one. */
  add: unknown
  content: EditableContent
  schema: z.ZodType<Record<string, unknown>>
  counted: readonly string[]
  searchable(document: object): readonly string[]
  list(platform: Platform, drafts?: boolean): ListSpec<{ id: string }>
  orders(platform: Platform): Orders
  result(entry: { id: string }): { title: string; text: string; picture: Picture; path: string }
}

/** All of them. */
export const allPublishables: readonly AnyPublishable[] = Object.values(publishables)

type KindCall =
  | (typeof kinds)[PublishableKind]['calls']['add' | 'delete']
  | (typeof kinds)[KindWith<'listCall'>]['listCall']

/** The handlers of the calls that add, delete and list, by the names that the kinds give them. */
export const kindHandlers = Object.fromEntries(
  allPublishables.flatMap(({ kind, add, remove, list, orders }) => {
    const { calls, listCall }: Kind = kinds[kind]
    return [
      [calls.add, add],
      [calls.delete, remove],
      ...(listCall ? [[listCall, listHandler(list, orders)]] : []),
    ]
  }),
) as Pick<Handlers, KindCall>
