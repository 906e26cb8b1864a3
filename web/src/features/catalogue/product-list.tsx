import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Package from 'lucide-react/icons/package'
import { paths } from '../../lib/paths.ts'
import { infiniteList } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ListScreen } from '../site/list-screen.tsx'
import { ProductCard, ProductCardSkeleton, productGridClass } from './product-card.tsx'

const words = { one: 'product', many: 'products', all: 'products' }

/** The products as a list, with their search. */
export function ProductList() {
  const search = useSearch()
  const query = infiniteList('get_products', { search: search.search, limit: 12 })
  const results = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <ListScreen
      title="Products"
      intro="The software we make, free and for sale."
      back={{ to: paths.products, label: 'Products and services' }}
      search={search}
      results={results}
      words={words}
      icon={Package}
      gridClass={productGridClass}
      skeleton={ProductCardSkeleton}
      skeletons={8}
      card={(product, isAhead) => <ProductCard key={product.id} product={product} eager={isAhead} />}
    />
  )
}
