import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import Shield from 'lucide-react/icons/shield'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { adminPages } from '../../dashboard/admin-query.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { ShieldBadge } from '../shield-badge.tsx'
import { ServiceForm } from './service-form.tsx'

/** Add Services (SPEC §2): the services, with a shield on those for adults. */
export function ServiceTool({ adid }: { adid: string }) {
  const list = useList((search) => adminPages('get_services', { search, limit: 24 }))
  return (
    <ContentTool
      adid={adid}
      kind="service"
      list={list}
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
