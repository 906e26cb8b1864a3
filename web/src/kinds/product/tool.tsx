import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import type { Product } from '@dlm/contract/catalogue/products.schema'
import Package from 'lucide-react/icons/package'
import { adminPages } from '../../admin/admin-query.ts'
import { ContentTool } from '../../admin/list/content-tool.tsx'
import type { Entry } from '../../admin/list/entry.ts'
import { isPublic, lastsUntil, PublicationBadge } from '../../admin/list/publication-badge.tsx'
import { useOrder } from '../../admin/list/use-order.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { productPath, shareProductUrl } from '../../lib/paths.ts'
import { CategoryBadge } from './category-badge.tsx'

const forms = lazyModule('product-form', () => import('./form.tsx'))

/** The product as its list shows it. */
const entryOf = ({ id, cover, name, subt, cate, prid, ...product }: Product): Entry => ({
  id,
  name: name || subt,
  picture: cover,
  icon: Package,
  badge: (
    <div className="flex flex-wrap gap-1.5">
      <CategoryBadge category={cate} />
      <PublicationBadge {...product} />
    </div>
  ),
  ...(name && { text: subt }),
  facts: [prid, lastsUntil(product)],
  ...(isPublic(product) && {
    seeMore: productPath(id),
    share: { label: 'Product', title: name || subt, url: shareProductUrl(id) },
  }),
})

/** Add Products (SPEC §2): the products with a download icon where they are free, and a cart otherwise. */
export function ProductTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'name', 'drafts'])
  const list = useList((search) =>
    adminPages('get_products', { search, drafts: true, limit: 24, ...(order && { order }) }),
  )
  return (
    <ContentTool
      adid={adid}
      kind="product"
      list={list}
      words={{ one: 'product', many: 'products', all: 'products', hint: 'Add New puts the first one here.' }}
      order={orders}
      icon={Package}
      addLabel="Add New"
      entryOf={entryOf}
      remove={(id) => callAdmin('delete_product', { id })}
      removedTitle={catalogueTexts.productDeleted.title}
      forms={forms}
      form={({ ProductForm }, open) => <ProductForm {...open} />}
    />
  )
}
