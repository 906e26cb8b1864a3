import type { Product } from '@dlm/contract/catalogue/products.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** The products, newest first. */
export function productList({ db, files }: Platform): ListSpec<Product> {
  return {
    collection: db.collection('products'),
    sort: 'createdAt',
    direction: 'desc',
    fields: ['name', 'subt', 'deta', 'size', 'osvr', 'prvr', 'tags', 'cate', 'cover', 'file'],
    parse(document: DocumentSnapshot) {
      const { cover, createdAt: _, ...product } = parseDocument(ProductDoc, document)
      const { id } = document
      return { ...product, id, prid: id, icon: pictureUrl(files, cover), cover: toPicture(files, cover) }
    },
    searchable: searchableProduct,
  }
}
