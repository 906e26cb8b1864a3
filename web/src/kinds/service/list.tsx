import { prose } from '@dlm/contract/brand/prose'
import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { listWords } from '../../lib/kinds.ts'
import { paths } from '../../lib/paths.ts'
import { ListScreen } from '../../page/list-screen.tsx'
import { softwareTitle } from '../../shell/group-titles.ts'
import { ServiceCard, ServiceCardSkeleton, serviceGridClass } from './card.tsx'

/** The services as a list, with their search. */
export function ServiceList() {
  return (
    <ListScreen
      list={useList((search) => infiniteList('get_services', { search, limit: 12 }))}
      title={serviceScreenTexts.services}
      header={{
        intro: prose.servicesIntro,
        back: { to: paths.products, label: softwareTitle() },
      }}
      words={listWords('service')}
      icon={ConciergeBell}
      gridClass={serviceGridClass}
      skeleton={ServiceCardSkeleton}
      skeletons={6}
      card={(service, at) => <ServiceCard key={service.id} service={service} eager={at < 4} />}
    />
  )
}
