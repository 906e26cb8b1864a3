import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import type { Product } from '@dlm/contract/catalogue/products.schema'
import Download from 'lucide-react/icons/download'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { shareUrl } from '../../lib/kinds.ts'
import { pictureSizes } from '../../page/aside.ts'
import { DetailPicture } from '../../page/detail-picture.tsx'
import { EntryText } from '../../page/entry-text.tsx'
import { ShareButton } from '../../page/share/share-button.tsx'
import { Title } from '../../page/title.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryBadge } from './category-badge.tsx'

const coverClass = 'picture-part aspect-square'
const textSkeletonClass = 'h-40'

interface Props {
  product: Product
  /** Only the list fields are loaded: the text is still loading. */
  isListed: boolean
}

/** A product: description, facts, and the link to get it. */
export function ProductDetail({ product, isListed }: Props) {
  const { id, name, subt, deta, blocks, embeds, cate, cover, file, tags } = product
  const title = name || subt
  const facts = [
    { label: productScreenTexts.version, value: product.prvr },
    { label: productScreenTexts.size, value: product.size },
    { label: productScreenTexts.runsOn, value: product.osvr },
    { label: productScreenTexts.productId, value: product.prid },
  ].filter(({ value }) => value)
  return (
    <article aria-busy={isListed} className="three-parts">
      <Title>{title}</Title>
      <DetailPicture of={id} picture={cover} sizes={pictureSizes} className={coverClass} />
      <header className="text-part justify-items-start gap-3">
        <CategoryBadge category={cate} />
        <h1 dir="auto">{title}</h1>
        {name && (
          <p dir="auto" className="text-lg text-soft">
            {subt}
          </p>
        )}
      </header>
      <aside aria-label={productScreenTexts.facts} className="facts-part">
        <div className="flex flex-wrap gap-3 *:grow">
          {file && <GetLink href={file} isFree={cate === 'Free'} />}
          <ShareButton label={productScreenTexts.product} title={title} url={shareUrl('product', id)} />
        </div>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd dir="auto" className="min-w-0 break-words tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </aside>
      <div className="text-part gap-5">
        {isListed ? (
          <Skeleton className={textSkeletonClass} />
        ) : (
          <EntryText text={deta} blocks={blocks} embeds={embeds} tags={tags} />
        )}
      </div>
    </article>
  )
}

/** Placeholder of a product while it loads. */
export function ProductDetailSkeleton() {
  return (
    <div aria-busy="true" className="three-parts">
      <Title>{productScreenTexts.product}</Title>
      <h1 className="sr-only">{productScreenTexts.product}</h1>
      <Skeleton className={coverClass} />
      <div className="text-part gap-3">
        <Skeleton className="h-[1.9rem] w-24" />
        <Skeleton className="h-[2.6rem] w-3/5" />
        <Skeleton className="h-[1.8rem] w-4/5" />
      </div>
      <Skeleton className="h-56 facts-part" />
      <Skeleton className={`${textSkeletonClass} text-part`} />
    </div>
  )
}

/** The link to the download or the shop. Only `https:` URLs are linked, whatever a document contains. */
function GetLink({ href, isFree }: { href: string; isFree: boolean }) {
  if (!href.startsWith('https:')) return null
  const Icon = isFree ? Download : ShoppingCart
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
      <Icon aria-hidden="true" className="size-5" />
      {isFree ? productScreenTexts.download : productScreenTexts.purchase}
    </a>
  )
}
