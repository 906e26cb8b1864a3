import type { Product } from '@dlm/contract/catalogue/products.schema'
import { notListed } from '../content/written.doc.ts'
import { wholeText } from '../content/written-text.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Orders } from '../platform/list-order.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { onlyDrafts, onlyPublic, publicationFacts } from '../platform/publication.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** A product as answers carry it. */
export function toProduct(files: FileAddresses, id: string, stored: ProductDoc): Product {
  const { cover, createdAt: _, takeDown: __, markdown: ___, blocks: ____, ...product } = stored
  return { ...product, id, prid: id, icon: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

/** The products, newest first. @param drafts with what only admins see */
export function productList(platform: Platform, drafts = false): ListSpec<Product> {
  const { db, files, clock } = platform
  return {
    collection: db.collection('products'),
    ...(!drafts && onlyPublic(clock)),
    sort: 'createdAt',
    direction: 'desc',
    schema: ProductDoc.omit(notListed),
    parse(document) {
      const stored = parseDocument(ProductDoc, document)
      return { ...toProduct(files, document.id, stored), ...(drafts && publicationFacts(stored, clock)) }
    },
    whole: wholeText(platform),
    searchable: searchableProduct,
  }
}

/** The products in the orders that admins have too. */
export const productOrders = ({ clock }: Platform): Orders => ({
  name: { sort: 'sortName', direction: 'asc' },
  oldest: { sort: 'createdAt', direction: 'asc' },
  drafts: { sort: 'createdAt', direction: 'asc', narrow: onlyDrafts(clock) },
})
