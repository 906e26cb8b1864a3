import { prose } from '@dlm/contract/brand/prose'
import { productFields } from '@dlm/contract/catalogue/products.schema'
import { linkedTexts } from '@dlm/contract/kinds/texts'
import { publishable } from '../kinds/publishable.ts'
import { type Describe, image, studio } from '../kinds/structured-data.ts'
import { ProductDoc, searchableProduct } from './product.doc.ts'

/** The products, whose ids admins choose. */
export const productKind = publishable({
  kind: 'product',
  schema: ProductDoc,
  renamed: { title: 'subt', text: 'deta' },
  fields: { cover: 'photo', publication: 'publish' },
  coverAddress: 'icon',
  id: 'prid',
  nameOf: ({ name, subt }) => name || subt,
  searchable: searchableProduct,
  summary: ({ name, subt }) => name && subt,
  page: (product) => ({ type: 'product', text: product.deta, describe: describe(product) }),
  listPage: { title: 'Products', text: () => prose.productsIntro },
})

function describe(product: ProductDoc): Describe {
  const { name, subt, deta, cover, cate } = product
  return (site, path) => ({
    '@type': 'SoftwareApplication',
    name: name || subt,
    description: deta,
    image: image(site, cover),
    url: site.origin + path,
    applicationCategory: 'MultimediaApplication',
    ...linkedTexts(productFields, product),
    // The price of others is named where they are sold.
    offers: cate === 'Free' ? { '@type': 'Offer', price: 0, priceCurrency: 'USD' } : undefined,
    publisher: studio(site),
  })
}
