import { productFields } from '@dlm/contract/catalogue/products.schema'
import { StoredLink } from '@dlm/contract/common.schema'
import { categories } from '@dlm/contract/constants'
import { searchedTexts, storedTexts } from '@dlm/contract/kinds/texts'
import * as z from 'zod'
import { publicationFields } from '../content/publication.ts'
import { StoredPicture } from '../platform/storage.ts'
import { writtenFields } from '../text/written.doc.ts'

/**
 * `products/{prid}`, read by the catalogue. The document id is the product id, which is therefore unique by `create()`
 * and the one that share links carry; `id` and `prid` of an answer are both it.
 */
export const ProductDoc = z.object({
  /** Sub title; the heading where there is no name. */
  subt: z.string(),
  deta: z.string(),
  ...writtenFields,
  ...storedTexts(productFields),
  cate: z.enum(categories),
  cover: StoredPicture,
  /** `https:` address of the download or the shop; empty when there is none. */
  file: StoredLink,
  /** Lists are sorted by `createdAt`, newest first. */
  ...publicationFields,
})
export type ProductDoc = z.infer<typeof ProductDoc>

/** The texts that are searched (SPEC §2: name, details, tags, OS version). */
export function searchableProduct(product: Pick<ProductDoc, 'deta' | keyof typeof productFields>): string[] {
  return [product.deta, ...searchedTexts(productFields, product)]
}
