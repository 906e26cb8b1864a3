import { listHandler } from '../platform/list-handler.ts'
import { productKind } from './product.kind.ts'
import { serviceKind } from './service.kind.ts'
import { watched_sr } from './watched-sr.ts'

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
