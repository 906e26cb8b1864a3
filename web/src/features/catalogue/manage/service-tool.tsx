import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Shield from 'lucide-react/icons/shield'
import { adminPages } from '../../../lib/admin-query.ts'
import { callAdmin } from '../../../lib/admin-session.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { ShieldBadge } from '../shield-badge.tsx'
import { ServiceForm } from './service-form.tsx'

/** Add Services (SPEC §2): the services, with a shield on those for adults. */
export function ServiceTool({ adid }: { adid: string }) {
  const search = useSearch()
  const results = useInfiniteQuery({
    ...adminPages('get_services', { search: search.search, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  return (
    <ContentTool
      adid={adid}
      kind="service"
      results={results}
      search={search}
      words={{ one: 'service', many: 'services', all: 'services', hint: 'Add New puts the first one here.' }}
      icon={Shield}
      addLabel="Add New"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      remove={(id) => callAdmin('delete_service', { id })}
      removedTitle={catalogueTexts.serviceDeleted.title}
      card={(service) => (
        <>
          <Picture
            picture={service.cover}
            alt=""
            sizes="(min-width: 1024px) 380px, 50vw"
            className="aspect-video"
          />
          <div className="grid gap-1 p-4">
            <div className="justify-self-start">
              <ShieldBadge ageLimit={service.ageLmt} />
            </div>
            <h2 dir="auto" className="text-h3 wrap-anywhere">
              {service.title}
            </h2>
            <p dir="auto" className="line-clamp-2 text-sm text-soft wrap-anywhere">
              {service.text}
            </p>
          </div>
        </>
      )}
      form={(open) => <ServiceForm {...open} />}
    />
  )
}
