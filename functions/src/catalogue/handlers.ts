import { add_product } from './add-product.ts'
import { add_service } from './add-service.ts'
import { delete_product } from './delete-product.ts'
import { delete_service } from './delete-service.ts'
import { get_products } from './get-products.ts'
import { get_services } from './get-services.ts'
import { watched_sr } from './watched-sr.ts'

/** Handlers of the catalogue domain. */
export const catalogueHandlers = {
  get_products,
  get_services,
  watched_sr,
  add_product,
  delete_product,
  add_service,
  delete_service,
}
