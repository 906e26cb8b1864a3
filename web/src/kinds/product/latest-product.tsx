import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { entryPath } from '../../lib/kinds.ts'
import { cardLinkClass } from '../../page/card.tsx'
import { EntryTile } from '../../page/tile.tsx'
import { CategoryBadge } from './category-badge.tsx'

const latest = publicQuery('get_products', { limit: 1 })

/** The newest product. Renders nothing without one or on failure. */
export function LatestProduct() {
  const { data, isPending } = useQuery(latest)
  const [product] = data?.data ?? []
  if (!isPending && !product) return null
  return (
    <EntryTile
      label={productScreenTexts.software}
      picture={product?.cover}
      pictureClass="aspect-square lg:aspect-auto lg:min-h-32 lg:flex-1"
      sizes="(min-width: 1024px) 32vw, 88px"
      layoutClass="flex-col lg:flex"
    >
      {product && (
        <div className="grid content-start justify-items-start gap-1">
          <Link
            to={entryPath('product', product.id)}
            dir="auto"
            className={`font-heading text-h3 font-semibold ${cardLinkClass}`}
          >
            {product.name || product.subt}
          </Link>
          {product.name && (
            <p dir="auto" className="line-clamp-2 text-sm text-soft">
              {product.subt}
            </p>
          )}
          <CategoryBadge category={product.cate} className="mt-1" />
        </div>
      )}
    </EntryTile>
  )
}
