import type { Handler } from '../platform/handler.ts'
import { readLinkedPage } from '../platform/paging.ts'
import { productList } from './product.repo.ts'

/** A page of the products, searched on name, details, tags and OS version; with `id` that product (SPEC §2). */
export const get_products: Handler<'get_products'> = async ({ platform }, input) => {
  const { items, next } = await readLinkedPage(productList(platform), input)
  return { data: items, next }
}
