import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { productContent } from './product.content.ts'

/** Deletes a product into the recycle bin. */
export const delete_product: Handler<'delete_product'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'product',
    content: productContent,
    id,
    action: 'delete_product',
    missing: 'product-not-found',
  })
  return {}
}
