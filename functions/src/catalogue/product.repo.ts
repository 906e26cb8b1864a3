import type { Product } from '@dlm/contract/catalogue/products.schema'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** A product as answers carry it. */
export function toProduct(files: FileAddresses, id: string, stored: ProductDoc): Product {
  const { cover, createdAt: _, ...product } = stored
  return { ...product, id, prid: id, icon: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

/** The products, newest first. */
export function productList({ db, files }: Platform): ListSpec<Product> {
  return {
    collection: db.collection('products'),
    sort: 'createdAt',
    direction: 'desc',
    schema: ProductDoc,
    parse: (document) => toProduct(files, document.id, parseDocument(ProductDoc, document)),
    searchable: searchableProduct,
  }
}
