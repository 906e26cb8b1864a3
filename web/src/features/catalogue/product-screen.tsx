import { useQuery } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { BackLink } from '../site/page-header.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { Title } from '../site/title.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { ProductDetail } from './product-detail.tsx'

/** One product by its id, in each of its states. */
export function ProductScreen({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...read('get_products', { id }),
    enabled: id !== '',
  })
  const [product] = data?.data ?? []
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6 sm:pt-10">
      <BackLink to={paths.viewProducts} label="All products" />
      {product ? (
        <ProductDetail product={product} />
      ) : error ? (
        <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : isFetching ? (
        <DetailSkeleton title="Product" />
      ) : (
        <NoProduct />
      )}
    </div>
  )
}

function NoProduct() {
  return (
    <>
      <Title>Product not found</Title>
      <MessagePanel
        isScreen
        icon={PackageX}
        title="This product is not here"
        action={
          <Link to={paths.viewProducts} className={buttonClass('primary')}>
            See all products
          </Link>
        }
      >
        It does not exist or was removed.
      </MessagePanel>
    </>
  )
}
