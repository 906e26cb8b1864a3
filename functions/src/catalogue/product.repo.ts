import type { Product } from '@dlm/contract/catalogue/products.schema'
import { adminOrders } from '../kinds/orders.ts'
import { answerWith, publishableList } from '../kinds/publishable-list.ts'
import type { Platform } from '../platform/platform.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

const withIcon = answerWith<ProductDoc, 'icon'>('icon')

/** A product as answers carry it; its id is the product id. */
export const toProduct = (files: FileAddresses, id: string, stored: ProductDoc): Product => ({
  ...withIcon(files, id, stored),
  prid: id,
})

/** The products, newest first. */
export const productList = publishableList({
  kind: 'product',
  schema: ProductDoc,
  searchable: searchableProduct,
  toAnswer: toProduct,
})

/** The products in the orders that admins have too. */
export const productOrders = ({ clock }: Platform) => adminOrders('product', { clock })
