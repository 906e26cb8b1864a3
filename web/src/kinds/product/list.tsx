import { prose } from '@dlm/contract/brand/prose'
import Package from 'lucide-react/icons/package'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { paths } from '../../lib/paths.ts'
import { ListScreen } from '../../page/list-screen.tsx'
import { softwareTitle } from '../../shell/group-titles.ts'
import { ProductCard, ProductCardSkeleton, productGridClass } from './card.tsx'

const words = { one: 'product', many: 'products', all: 'products' }

/** The products as a list, with their search. */
export function ProductList() {
  return (
    <ListScreen
      list={useList((search) => infiniteList('get_products', { search, limit: 12 }))}
      title="Products"
      header={{
        intro: prose.productsIntro,
        back: { to: paths.products, label: softwareTitle() },
      }}
      words={words}
      icon={Package}
      gridClass={productGridClass}
      skeleton={ProductCardSkeleton}
      skeletons={8}
      card={(product, at) => <ProductCard key={product.id} product={product} eager={at < 4} />}
    />
  )
}
