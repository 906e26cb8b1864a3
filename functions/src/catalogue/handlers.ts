import { deleteHandler } from '../content/delete-handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import { productContent } from './product.content.ts'
import { productList, productOrders } from './product.repo.ts'
import { serviceContent } from './service.content.ts'
import { serviceList, serviceOrders } from './service.repo.ts'
import { watched_sr } from './watched-sr.ts'

/** Handlers of the catalogue domain. */
export const catalogueHandlers = {
  get_products: listHandler(productList, productOrders),
  get_services: listHandler(serviceList, serviceOrders),
  watched_sr,
  add_product: productContent.add,
  delete_product: deleteHandler(productContent.content),
  add_service: serviceContent.add,
  delete_service: deleteHandler(serviceContent.content),
}
