import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { paths } from '../../lib/paths.ts'
import { infiniteList } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ListScreen } from '../site/list-screen.tsx'
import { ServiceCard, ServiceCardSkeleton, serviceGridClass } from './service-card.tsx'

const words = { one: 'service', many: 'services', all: 'services' }

/** The services as a list, with their search. */
export function ServiceList() {
  const search = useSearch()
  const query = infiniteList('get_services', { search: search.search, limit: 12 })
  const results = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <ListScreen
      title="Services"
      intro="What we do for you, in the studio and out of it."
      back={{ to: paths.products, label: 'Products and services' }}
      search={search}
      results={results}
      words={words}
      icon={ConciergeBell}
      gridClass={serviceGridClass}
      skeleton={ServiceCardSkeleton}
      skeletons={6}
      card={(service, isAhead) => <ServiceCard key={service.id} service={service} eager={isAhead} />}
    />
  )
}
