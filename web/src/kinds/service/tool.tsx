import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import Shield from 'lucide-react/icons/shield'
import { adminPages } from '../../admin/admin-query.ts'
import { ContentTool } from '../../admin/list/content-tool.tsx'
import type { Entry } from '../../admin/list/entry.ts'
import { isPublic, lastsUntil, PublicationBadge } from '../../admin/list/publication-badge.tsx'
import { useOrder } from '../../admin/list/use-order.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { servicePath, shareServiceUrl } from '../../lib/paths.ts'
import { ShieldBadge } from './shield-badge.tsx'

const forms = lazyModule('service-form', () => import('./form.tsx'))

/** The service as its list shows it. */
const entryOf = ({ id, cover, title, text, ageLmt, got, ...service }: Service): Entry => ({
  id,
  name: title,
  picture: cover,
  icon: Shield,
  badge: (
    <div className="flex flex-wrap gap-1.5">
      <ShieldBadge ageLimit={ageLmt} />
      <PublicationBadge {...service} />
    </div>
  ),
  text: preview(text),
  facts: [plural(got, 'view'), lastsUntil(service)],
  ...(isPublic(service) && {
    seeMore: servicePath(id),
    share: { label: 'Service', title, url: shareServiceUrl(id) },
  }),
})

/** Add Services (SPEC §2): the services, with a shield on those for adults. */
export function ServiceTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'name', 'views', 'drafts'])
  const list = useList((search) =>
    adminPages('get_services', { search, drafts: true, limit: 24, ...(order && { order }) }),
  )
  return (
    <ContentTool
      adid={adid}
      kind="service"
      list={list}
      words={{ one: 'service', many: 'services', all: 'services', hint: 'Add New puts the first one here.' }}
      order={orders}
      icon={Shield}
      addLabel="Add New"
      entryOf={entryOf}
      remove={(id) => callAdmin('delete_service', { id })}
      removedTitle={catalogueTexts.serviceDeleted.title}
      forms={forms}
      form={({ ServiceForm }, open) => <ServiceForm {...open} />}
    />
  )
}
