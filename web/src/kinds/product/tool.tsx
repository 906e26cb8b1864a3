import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { catalogueToolTexts } from '@dlm/contract/catalogue/catalogue-tools.texts'
import type { Product } from '@dlm/contract/catalogue/products.schema'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { CategoryBadge } from './category-badge.tsx'

const forms = lazyModule('product-form', () => import('./form.tsx'))

/** The product as its list shows it. */
const entryOf = ({ name, subt, cate, prid }: Product) => ({
  name: name || subt,
  badge: <CategoryBadge category={cate} />,
  ...(name && { text: subt }),
  facts: [prid],
})

/** Add Products (SPEC §2): the products with a download icon where they are free, and a cart otherwise. */
export function ProductTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="product"
      label={catalogueToolTexts.product}
      pagesOf={(query) => adminPages('get_products', query)}
      entryOf={entryOf}
      removedTitle={catalogueTexts.productDeleted.title}
      forms={forms}
      form={({ ProductForm }, open) => <ProductForm {...open} />}
    />
  )
}
