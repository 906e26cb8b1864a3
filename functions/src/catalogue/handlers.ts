import { notAvailableYet } from '../platform/not-available-yet.ts'
import { get_products } from './get-products.ts'
import { get_services } from './get-services.ts'
import { watched_sr } from './watched-sr.ts'

/** Handlers of the catalogue domain. */
export const catalogueHandlers = {
  get_products,
  get_services,
  watched_sr,
  add_product: notAvailableYet,
  delete_product: notAvailableYet,
  add_service: notAvailableYet,
  delete_service: notAvailableYet,
}
