import { publishable } from '../kinds/publishable.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'
import { toProduct } from './product.repo.ts'

/** The products, whose ids admins choose. */
export const productContent = publishable({
  kind: 'product',
  schema: ProductDoc,
  renamed: { title: 'subt', text: 'deta' },
  fields: { cover: 'photo', publication: 'publish' },
  id: 'prid',
  nameOf: ({ name, subt }) => name || subt,
  searchable: searchableProduct,
  toAnswer: toProduct,
})
