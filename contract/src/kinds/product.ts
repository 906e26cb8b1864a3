import { editors } from '../roles.ts'
import { paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const product = {
  one: 'product',
  many: 'products',
  title: 'Products',
  collection: 'products',
  area: 'products',
  list: { path: paths.viewProducts, under: paths.products },
  address: `${paths.viewProducts}?id=`,
  shareAddress: `${paths.purchaseProducts}?id=`,
  readable: 'products',
  tool: 'products',
  key: 'p',
  roles: editors,
  calls: { add: 'add_product', delete: 'delete_product' },
  listCall: 'get_products',
  notFound: 'product-not-found',
  reads: ['get_products'],
  hasDrafts: true,
  hasText: true,
  hasTags: true,
  figures: [],
  isHighlighted: true,
  notification: 'New product',
} as const satisfies Kind
