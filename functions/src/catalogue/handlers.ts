import type { Handler } from '../platform/handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import { productKind } from './product.kind.ts'
import { serviceKind } from './service.kind.ts'
import { countView } from './service.repo.ts'

/** Counts this visitor's view of a service (SPEC §7). */
const watched_sr: Handler<'watched_sr'> = async (context, { id }) => {
  const { got, isNewView } = await countView(context.platform, id, context)
  if (isNewView) context.count('views', { kind: 'service', id })
  return { got }
}

/** Handlers of the catalogue domain. */
export const catalogueHandlers = {
  get_products: listHandler(productKind.list, productKind.orders),
  get_services: listHandler(serviceKind.list, serviceKind.orders),
  watched_sr,
  add_product: productKind.add,
  delete_product: productKind.remove,
  add_service: serviceKind.add,
  delete_service: serviceKind.remove,
}
