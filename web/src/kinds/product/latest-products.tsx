import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { ProductCard, ProductCardSkeleton } from './card.tsx'

/** Four in a row, or two rows of two. */
const gridClass = 'grid grid-cols-2 gap-4 min-[1000px]:grid-cols-4 min-[1000px]:gap-5'
const sizes = '(min-width: 1200px) 271px, (min-width: 1000px) calc(25vw - 27px), calc(50vw - 26px)'
const places = [0, 1, 2, 3]
const latest = publicQuery('get_products', { limit: places.length })

/** The newest products with their version. */
export function LatestProducts() {
  const { data, error, isFetching, refetch } = useQuery(latest)
  if (data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-products" className="pt-6">
      <h2 id="latest-products" className="mb-5">
        New and updated
      </h2>
      {error && !data ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <div className={gridClass} aria-busy={!data}>
          {data
            ? data.data.map((product) => <ProductCard key={product.id} product={product} sizes={sizes} />)
            : places.map((at) => <ProductCardSkeleton key={at} />)}
        </div>
      )}
    </section>
  )
}
