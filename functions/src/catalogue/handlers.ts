import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the catalogue domain. */
export const catalogueHandlers = {
  get_products: notAvailableYet,
  get_services: notAvailableYet,
  watched_sr: notAvailableYet,
  add_product: notAvailableYet,
  delete_product: notAvailableYet,
  add_service: notAvailableYet,
  delete_service: notAvailableYet,
}
