import { prose } from '@dlm/contract/brand/prose'
import { productScreenTexts } from '@dlm/contract/catalogue/product-screens.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Link } from 'react-router'
import { LatestProducts } from '../kinds/product/latest-products.tsx'
import { LatestServices } from '../kinds/service/latest-services.tsx'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { softwareTitle } from '../shell/group-titles.ts'
import { buttonClass } from '../ui/button.tsx'

/** Products and status: the ways to the products and the services, and what is new among them (SPEC §2). */
export default function Products() {
  const hasProducts = isOffered(paths.viewProducts)
  const hasServices = isOffered(paths.services)
  return (
    <div className="media-width">
      <Title>{softwareTitle()}</Title>
      <PageHeader title={softwareTitle()} intro={prose.softwareIntro}>
        <div className="flex flex-wrap gap-3 pt-2">
          {hasProducts && (
            <Link to={paths.viewProducts} className={buttonClass('primary')}>
              {productScreenTexts.viewProducts}
            </Link>
          )}
          {hasServices && (
            <Link to={paths.services} className={buttonClass('secondary')}>
              {productScreenTexts.services}
            </Link>
          )}
        </div>
      </PageHeader>
      {hasProducts && <LatestProducts />}
      {hasServices && <LatestServices />}
    </div>
  )
}
