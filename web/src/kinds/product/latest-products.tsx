import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { rowOfFourClass, rowOfFourSizes } from '../../page/card.tsx'
import { SectionHead } from '../../page/section-head.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { ProductCard, ProductCardSkeleton } from './card.tsx'

const places = [0, 1, 2, 3]
const latest = publicQuery('get_products', { limit: places.length })

/** The newest products with their version. */
export function LatestProducts() {
  const { data, error, isFetching, refetch } = useQuery(latest)
  if (data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-products" className="pt-6">
      <SectionHead
        id="latest-products"
        title={productScreenTexts.newAndUpdated}
        to={paths.viewProducts}
        all={productScreenTexts.allProducts}
      />
      {error && !data ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <div className={rowOfFourClass} aria-busy={!data}>
          {data
            ? data.data.map((product) => (
                <ProductCard key={product.id} product={product} sizes={rowOfFourSizes} />
              ))
            : places.map((at) => <ProductCardSkeleton key={at} />)}
        </div>
      )}
    </section>
  )
}
