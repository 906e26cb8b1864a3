import { prose } from '@dlm/contract/brand/prose'
import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import Package from 'lucide-react/icons/package'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { listWords } from '../../lib/kinds.ts'
import { paths } from '../../lib/paths.ts'
import { fourColumnClass } from '../../page/card.tsx'
import { ListScreen } from '../../page/list-screen.tsx'
import { softwareTitle } from '../../shell/group-titles.ts'
import { ProductCard, ProductCardSkeleton } from './card.tsx'

/** The products as a list, with their search. */
export function ProductList() {
  return (
    <ListScreen
      list={useList((search) => infiniteList('get_products', { search, limit: 12 }))}
      title={productScreenTexts.products}
      header={{
        intro: prose.productsIntro,
        back: { to: paths.products, label: softwareTitle() },
      }}
      words={listWords('product')}
      icon={Package}
      gridClass={fourColumnClass}
      skeleton={ProductCardSkeleton}
      skeletons={8}
      card={(product, at) => <ProductCard key={product.id} product={product} eager={at < 4} />}
    />
  )
}
