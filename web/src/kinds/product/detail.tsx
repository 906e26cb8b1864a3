import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import type { Product } from '@dlm/contract/catalogue/products.schema'
import Download from 'lucide-react/icons/download'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { shareUrl } from '../../lib/kinds.ts'
import { DetailPicture } from '../../page/detail-picture.tsx'
import { ShareButton } from '../../page/share/share-button.tsx'
import { Title } from '../../page/title.tsx'
import { WrittenText } from '../../page/written-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryBadge } from './category-badge.tsx'

const productDetailClass =
  'grid gap-8 pt-4 min-[640px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[820px]:gap-12'
/** Smaller in a low window, so that the name is visible. */
const coverClass = 'aspect-square w-full max-w-[max(12rem,60dvh)] justify-self-start self-start rounded-card'
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
    <article aria-busy={isListed} className={productDetailClass}>
      <Title>{title}</Title>
      <DetailPicture
        of={id}
        picture={cover}
        sizes="(min-width: 820px) 440px, (min-width: 640px) 37vw, 94vw"
        className={coverClass}
      />
      <div className="grid content-start gap-5">
        <header className="grid justify-items-start gap-3">
          <CategoryBadge category={cate} />
          <h1 dir="auto">{title}</h1>
          {name && (
            <p dir="auto" className="text-lg text-soft">
              {subt}
            </p>
          )}
        </header>
        <div className="flex flex-wrap gap-3">
          {file && <GetLink href={file} isFree={cate === 'Free'} />}
          <ShareButton label={productScreenTexts.product} title={title} url={shareUrl('product', id)} />
        </div>
        {isListed ? (
          <Skeleton className={textSkeletonClass} />
        ) : (
          <WrittenText text={deta} blocks={blocks} embeds={embeds} className="grid max-w-[68ch] gap-4" />
        )}
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 border-t border-line pt-5 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd dir="auto" className="tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {tags && <Tags tags={tags} />}
      </div>
    </article>
  )
}

/** Placeholder of a product while it loads. */
export function ProductDetailSkeleton() {
  return (
    <div aria-busy="true" className={productDetailClass}>
      <Title>{productScreenTexts.product}</Title>
      <h1 className="sr-only">{productScreenTexts.product}</h1>
      <Skeleton className={coverClass} />
      <div className="grid content-start gap-5">
        <div className="grid gap-3">
          <Skeleton className="h-[1.9rem] w-24" />
          <Skeleton className="h-[2.6rem] w-3/5" />
          <Skeleton className="h-[1.8rem] w-4/5" />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-11 w-36" />
          <Skeleton className="h-11 w-28" />
        </div>
        <Skeleton className={textSkeletonClass} />
        <Skeleton className="h-32" />
      </div>
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

function Tags({ tags }: { tags: string }) {
  const list = [
    ...new Set(
      tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  return (
    <ul aria-label={productScreenTexts.tags} className="flex flex-wrap gap-2">
      {list.map((tag) => (
        <li key={tag} dir="auto" className="rounded-full border border-line px-3 py-1 text-sm text-soft">
          {tag}
        </li>
      ))}
    </ul>
  )
}
