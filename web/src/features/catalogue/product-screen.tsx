import { useQuery, useQueryClient } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { useSearchParams } from 'react-router'
import { listedEntry } from '../../lib/listed-entry.ts'
import { paths } from '../../lib/paths.ts'
import { publicQuery } from '../../lib/query.ts'
import { LinkedItem } from '../site/linked-item.tsx'
import { NotHere } from '../site/not-here.tsx'
import { BackLink } from '../site/page-header.tsx'
import { MoreProducts } from './more-products.tsx'
import { ProductDetail, ProductDetailSkeleton } from './product-detail.tsx'

/** The product of `?id=`; an empty id is nobody's. */
export function ProductScreen() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  const client = useQueryClient()
  const results = useQuery({
    ...publicQuery('get_products', { id }),
    enabled: id !== '',
    placeholderData: () => listedEntry(client, 'get_products', (entry) => entry.id === id),
  })
  const isListed = results.isPlaceholderData
  return (
    <div className="page-width pt-6 sm:pt-10">
      <BackLink to={paths.viewProducts} label="All products" />
      <LinkedItem
        results={results}
        skeleton={<ProductDetailSkeleton />}
        notHere={<NotHere one="product" all="products" icon={PackageX} listPath={paths.viewProducts} />}
      >
        {(product) => (
          <>
            <ProductDetail key={product.id} product={product} isListed={isListed} />
            {!isListed && <MoreProducts id={product.id} />}
          </>
        )}
      </LinkedItem>
    </div>
  )
}
