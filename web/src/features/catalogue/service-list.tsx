import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { paths } from '../../lib/paths.ts'
import { pages } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { ListStates } from '../site/list-states.tsx'
import { PageHeader } from '../site/page-header.tsx'
import { Title } from '../site/title.tsx'
import { ServiceCard, ServiceCardSkeleton, serviceGridClass } from './service-card.tsx'

const words = { one: 'service', many: 'services', all: 'services' }
const skeletons = [0, 1, 2, 3, 4, 5]

/** The services as a list, with their search. */
export function ServiceList() {
  const { typed, search, onSearch } = useSearch()
  const results = useInfiniteQuery({
    ...pages('get_services', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Title>Services</Title>
      <PageHeader
        title="Services"
        intro="What we do for you, in the studio and out of it."
        back={{ to: paths.products, label: 'Products and services' }}
      >
        <div className="max-w-text">
          <SearchField label="Search the services" value={typed} onChange={onSearch} />
        </div>
      </PageHeader>
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={ConciergeBell}
        skeleton={
          <div className={serviceGridClass}>
            {skeletons.map((at) => (
              <ServiceCardSkeleton key={at} />
            ))}
          </div>
        }
      >
        {(services) => (
          <div className={serviceGridClass}>
            {services.map((service, at) => (
              <ServiceCard key={service.id} service={service} eager={at === 0} />
            ))}
          </div>
        )}
      </ListStates>
    </div>
  )
}
