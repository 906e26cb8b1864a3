import type { Product } from '@dlm/contract/catalogue/products.schema'
import { answerWith, publishableList, publishableOrders } from '../kinds/publishable-list.ts'
import type { Orders } from '../platform/list-order.ts'
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
export const productOrders = (platform: Platform): Orders => ({
  ...publishableOrders(platform),
  name: { sort: 'sortName', direction: 'asc' },
})
