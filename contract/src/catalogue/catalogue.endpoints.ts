import * as z from 'zod'
import { ById, Count, Done, LinkedPageInput, ListOrder, oneOf, pageOf, withDrafts } from '../common.schema.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { listStates } from '../list-states.ts'
import { editors } from '../roles.ts'
import { NewProduct, Product } from './products.schema.ts'
import { NewService, Service } from './services.schema.ts'

/** The calls of products and services (SPEC §7). */
export const catalogueEndpoints = {
  /** Searched on name, details, tags and OS version (SPEC §2). */
  get_products: endpoint({
    access: 'public',
    roles: editors,
    areas: ['products'],
    input: LinkedPageInput.extend({
      ...withDrafts,
      order: ListOrder.extract(['newest', 'oldest', 'name', ...listStates]).default('newest'),
    }),
    output: pageOf(Product),
    cache: listCache,
  }),
  /** Searched on title and text (SPEC §2). */
  get_services: endpoint({
    access: 'public',
    roles: editors,
    areas: ['services'],
    input: LinkedPageInput.extend({
      ...withDrafts,
      order: ListOrder.extract(['newest', 'oldest', 'views', 'name', ...listStates]).default('newest'),
    }),
    output: pageOf(Service),
    cache: listCache,
  }),
  /** Counts that a service was looked at. */
  watched_sr: endpoint({
    access: 'public',
    effect: 'read',
    areas: ['services'],
    handlerLimits: ['views-address'],
    input: ById,
    output: z.object({ got: Count }),
    errors: ['service-not-found'],
  }),
  add_product: endpoint({
    access: 'admin',
    roles: editors,
    input: NewProduct,
    output: oneOf(Product),
    errors: ['upload-not-valid', 'id-taken'],
    timeout: 'long',
  }),
  delete_product: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: ['product-not-found'],
  }),
  add_service: endpoint({
    access: 'admin',
    roles: editors,
    input: NewService,
    output: oneOf(Service),
    errors: ['upload-not-valid'],
    timeout: 'long',
  }),
  delete_service: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: ['service-not-found'],
  }),
} as const
