import type { Product } from '@dlm/contract/catalogue/products.schema'
import { memo } from 'react'
import { Link } from 'react-router'
import { entryPath } from '../../lib/kinds.ts'
import { CardSkeleton, cardClass, cardLinkClass, fourColumnSizes } from '../../page/card.tsx'
import { SharedPicture } from '../../page/shared-picture.tsx'
import { CategoryBadge } from './category-badge.tsx'

const coverClass = 'aspect-square w-full'

/** A product in a list: icon, name, sub title, and whether it is free; the whole card opens it. */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  sizes = fourColumnSizes,
  isAside = false,
}: {
  product: Product
  eager?: boolean
  /** For a grid other than the list's. */
  sizes?: string
  /** It is below another product, whose picture alone has the view transition back to the list. */
  isAside?: boolean
}) {
  return (
    <article className={cardClass}>
      <SharedPicture
        of={!isAside && product.id}
        picture={product.cover}
        alt=""
        sizes={sizes}
        eager={eager}
        className={coverClass}
      />
      <CategoryBadge category={product.cate} className="absolute top-3 end-3" />
      <div className="flex flex-col gap-1 p-4">
        <h2 dir="auto" className="line-clamp-2 text-h3">
          <Link to={entryPath('product', product.id)} className={cardLinkClass}>
            {product.name || product.subt}
          </Link>
        </h2>
        {product.name && (
          <p dir="auto" className="line-clamp-2 text-sm text-soft">
            {product.subt}
          </p>
        )}
        <p dir="auto" className="mt-1 text-xs text-soft tabular-nums">
          {[product.prvr, product.size].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  )
})

/** Placeholder of a card while the list loads. */
export function ProductCardSkeleton() {
  return (
    <CardSkeleton
      coverClass={coverClass}
      textClass="gap-2 p-4"
      lines={['h-[1.6rem] w-3/5', 'h-[1.3rem]', 'h-[1.1rem] w-2/5']}
    />
  )
}
