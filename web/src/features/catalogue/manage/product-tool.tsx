import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import Package from 'lucide-react/icons/package'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { adminPages } from '../../dashboard/admin-query.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { CategoryBadge } from '../category-badge.tsx'
import { ProductForm } from './product-form.tsx'

/** Add Products (SPEC §2): the products with a download icon where they are free, and a cart otherwise. */
export function ProductTool({ adid }: { adid: string }) {
  const list = useList((search) => adminPages('get_products', { search, limit: 24 }))
  return (
    <ContentTool
      adid={adid}
      kind="product"
      list={list}
      words={{ one: 'product', many: 'products', all: 'products', hint: 'Add New puts the first one here.' }}
      icon={Package}
      addLabel="Add New"
      idOf={({ id }) => id}
      nameOf={({ name, subt }) => name || subt}
      remove={(id) => callAdmin('delete_product', { id })}
      removedTitle={catalogueTexts.productDeleted.title}
      card={({ cover, name, subt, cate, prid }) => (
        <>
          <Picture picture={cover} alt="" sizes="(min-width: 1024px) 380px, 50vw" className="aspect-video" />
          <div className="grid gap-1 p-4">
            <CategoryBadge category={cate} className="justify-self-start" />
            <h2 dir="auto" className="text-h3 wrap-anywhere">
              {name || subt}
            </h2>
            {name && (
              <p dir="auto" className="text-sm text-soft wrap-anywhere">
                {subt}
              </p>
            )}
            <p className="text-sm text-soft wrap-anywhere">{prid}</p>
          </div>
        </>
      )}
      form={(open) => <ProductForm {...open} />}
    />
  )
}
