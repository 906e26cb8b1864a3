import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { useSearchParams } from 'react-router'
import { listedEntry } from '../../lib/api/listed-entry.ts'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { rowOfFourClass, rowOfFourSizes } from '../../page/card.tsx'
import { EntryNotFound } from '../../page/entry-not-found.tsx'
import { LinkedItem } from '../../page/linked-item.tsx'
import { OtherEntries } from '../../page/other-entries.tsx'
import { BackLink } from '../../page/page-header.tsx'
import { ProductCard } from './card.tsx'
import { ProductDetail, ProductDetailSkeleton } from './detail.tsx'

/** The product of `?id=`; an empty id matches none. */
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
    <div className="media-width pt-6 sm:pt-10">
      <BackLink to={paths.viewProducts} label={productScreenTexts.allProducts} />
      <LinkedItem
        results={results}
        skeleton={<ProductDetailSkeleton />}
        notFound={
          <EntryNotFound one="product" all="products" icon={PackageX} listPath={paths.viewProducts} />
        }
      >
        {(product) => (
          <>
            <ProductDetail key={product.id} product={product} isListed={isListed} />
            {!isListed && (
              <OtherEntries
                heading={productScreenTexts.moreProducts}
                query={(limit) => publicQuery('get_products', { limit })}
                id={product.id}
                gridClass={rowOfFourClass}
                card={(other) => (
                  <ProductCard key={other.id} product={other} sizes={rowOfFourSizes} isAside />
                )}
              />
            )}
          </>
        )}
      </LinkedItem>
    </div>
  )
}
