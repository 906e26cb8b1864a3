import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { catalogueToolTexts } from '@dlm/contract/catalogue/catalogue-tools.texts'
import type { Product } from '@dlm/contract/catalogue/products.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { byName } from '../../admin/list/sorts.ts'
import type { Column } from '../../admin/list/table.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { CategoryBadge } from './category-badge.tsx'

const forms = lazyModule('product-form', () => import('./form.tsx'))

/** The product as its list shows it. */
const entryOf = ({ name, subt, cate, prid }: Product) => ({
  name: name || subt,
  badge: <CategoryBadge category={cate} />,
  ...(name && { text: subt }),
  facts: [{ column: 'id', value: prid }],
})

const columns: readonly Column[] = [
  { id: 'id', label: listTexts.productId, width: '10rem' },
  { id: 'badge', label: listTexts.category, width: '9rem' },
]

/** Add Products (SPEC §2): the products with a download icon where they are free, and a cart otherwise. */
export function ProductTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="product"
      label={catalogueToolTexts.product}
      pagesOf={(query) => adminPages('get_products', query)}
      entryOf={entryOf}
      columns={columns}
      titled={{ label: listTexts.name, sorts: byName }}
      removedTitle={catalogueTexts.productDeleted.title}
      forms={forms}
      form={({ ProductForm }, open) => <ProductForm {...open} />}
    />
  )
}
