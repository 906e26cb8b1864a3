import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Package from 'lucide-react/icons/package'
import { paths } from '../../lib/paths.ts'
import { pages } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { ListStates } from '../site/list-states.tsx'
import { PageHeader } from '../site/page-header.tsx'
import { Title } from '../site/title.tsx'
import { ProductCard, ProductCardSkeleton, productGridClass } from './product-card.tsx'

const words = { one: 'product', many: 'products', all: 'products' }
const skeletons = [0, 1, 2, 3, 4, 5, 6, 7]

/** The products as a list, with their search. */
export function ProductList() {
  const { typed, search, onSearch } = useSearch()
  const results = useInfiniteQuery({
    ...pages('get_products', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Title>Products</Title>
      <PageHeader
        title="Products"
        intro="The software we make, free and for sale."
        back={{ to: paths.products, label: 'Products and services' }}
      >
        <div className="max-w-text">
          <SearchField label="Search the products" value={typed} onChange={onSearch} />
        </div>
      </PageHeader>
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={Package}
        skeleton={
          <div className={productGridClass}>
            {skeletons.map((at) => (
              <ProductCardSkeleton key={at} />
            ))}
          </div>
        }
      >
        {(products) => (
          <div className={productGridClass}>
            {products.map((product, at) => (
              <ProductCard key={product.id} product={product} eager={at === 0} />
            ))}
          </div>
        )}
      </ListStates>
    </div>
  )
}
