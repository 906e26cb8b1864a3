import { productCategoryTexts } from '@dlm/contract/catalogue/product-category.texts'
import type { Category } from '@dlm/contract/catalogue/products.schema'
import Download from 'lucide-react/icons/download'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { classes } from '../../ui/classes.ts'

/** A download sign for what is free, a cart for all else (SPEC §5). */
export function CategoryBadge({ category, className }: { category: Category; className?: string }) {
  const isFree = category === 'Free'
  const Icon = isFree ? Download : ShoppingCart
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 py-1 text-xs font-semibold',
        isFree ? 'text-success' : 'text-amber',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isFree ? productCategoryTexts.free : productCategoryTexts.purchase}
    </span>
  )
}
