import type { Product } from '@dlm/contract/catalogue/products.schema'
import { notListed } from '../content/written.doc.ts'
import { wholeText } from '../content/written-text.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Orders } from '../platform/list-order.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** A product as answers carry it. */
export function toProduct(files: FileAddresses, id: string, stored: ProductDoc): Product {
  const { cover, createdAt: _, markdown: __, blocks: ___, ...product } = stored
  return { ...product, id, prid: id, icon: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

/** The products, newest first. */
export function productList(platform: Platform): ListSpec<Product> {
  const { db, files } = platform
  return {
    collection: db.collection('products'),
    sort: 'createdAt',
    direction: 'desc',
    schema: ProductDoc.omit(notListed),
    parse: (document) => toProduct(files, document.id, parseDocument(ProductDoc, document)),
    whole: wholeText(platform),
    searchable: searchableProduct,
  }
}

/** The products in the orders that admins have too. */
export const productOrders: Orders = {
  oldest: { sort: 'createdAt', direction: 'asc' },
}
