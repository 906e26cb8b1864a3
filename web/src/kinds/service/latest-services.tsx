import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { SectionHead } from '../../page/section-head.tsx'
import { ServiceCard, ServiceCardSkeleton } from './card.tsx'

const places = [0, 1, 2]
const latest = publicQuery('get_services', { limit: places.length })

/** The newest services, and the way to all. Renders nothing when there are none or they cannot be loaded. */
export function LatestServices() {
  const { data, isPending } = useQuery(latest)
  if (!isPending && !data?.data.length) return null
  return (
    <section aria-labelledby="latest-services" className="pt-14">
      <SectionHead
        id="latest-services"
        title={serviceScreenTexts.services}
        to={paths.services}
        all={serviceScreenTexts.allServices}
      />
      <div className="grid gap-4 min-[1400px]:grid-cols-3" aria-busy={isPending}>
        {data
          ? data.data.map((service) => <ServiceCard key={service.id} service={service} />)
          : places.map((at) => <ServiceCardSkeleton key={at} />)}
      </div>
    </section>
  )
}
