import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { ProductCard } from './card.tsx'

const maxProducts = 4
const sizes = '(min-width: 1200px) 271px, (min-width: 1000px) calc(25vw - 27px), calc(50vw - 26px)'

/** Other products, the newest first. Renders nothing without any or on failure. */
export function MoreProducts({ id }: { id: string }) {
  const { data } = useQuery(publicQuery('get_products', { limit: maxProducts + 1 }))
  const others = data?.data.filter((product) => product.id !== id).slice(0, maxProducts) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more-products" className="pt-14">
      <h2 id="more-products" className="mb-5">
        More products
      </h2>
      <div className="grid grid-cols-2 gap-4 min-[1000px]:grid-cols-4 min-[1000px]:gap-5">
        {others.map((product) => (
          <ProductCard key={product.id} product={product} sizes={sizes} isAside />
        ))}
      </div>
    </section>
  )
}
