import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { productPath } from '../../lib/paths.ts'
import { cardLinkClass } from '../../page/card.ts'
import { Tile } from '../../page/tile.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryBadge } from './category-badge.tsx'

const latest = publicQuery('get_products', { limit: 1 })

/** The newest product. Renders nothing without one or on failure. */
export function LatestProduct() {
  const { data, isPending } = useQuery(latest)
  const [product] = data?.data ?? []
  if (!isPending && !product) return null
  return (
    <Tile label="Software">
      {product ? (
        <div className="grid flex-1 grid-cols-[88px_1fr] content-start gap-4 px-5 pb-5">
          <Picture
            picture={product.cover}
            alt=""
            sizes="88px"
            className="aspect-square w-full rounded-control"
          />
          <div className="grid content-start justify-items-start gap-1">
            <Link
              to={productPath(product.id)}
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
        </div>
      ) : (
        <Skeleton className="m-5 mt-0 h-28" />
      )}
    </Tile>
  )
}
