import { prose } from '@dlm/contract/brand/prose'
import Package from 'lucide-react/icons/package'
import { paths } from '../../lib/paths.ts'
import { infiniteList } from '../../lib/query.ts'
import { useList } from '../../lib/use-list.ts'
import { softwareTitle } from '../site/group-titles.ts'
import { ListScreen } from '../site/list-screen.tsx'
import { ProductCard, ProductCardSkeleton, productGridClass } from './product-card.tsx'

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
