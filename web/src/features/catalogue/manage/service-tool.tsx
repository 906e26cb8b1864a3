import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import Shield from 'lucide-react/icons/shield'
import { callAdmin } from '../../../auth/admin-session.ts'
import { servicePath } from '../../../lib/paths.ts'
import { useList } from '../../../lib/use-list.ts'
import { adminPages } from '../../dashboard/admin-query.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import type { Entry } from '../../dashboard/entry.ts'
import { useOrder } from '../../dashboard/use-order.ts'
import { ShieldBadge } from '../shield-badge.tsx'
import { ServiceForm } from './service-form.tsx'

/** The service as its list shows it. */
const entryOf = ({ id, cover, title, text, ageLmt, got }: Service): Entry => ({
  id,
  name: title,
  picture: cover,
  icon: Shield,
  badge: <ShieldBadge ageLimit={ageLmt} />,
  text: preview(text),
  facts: [plural(got, 'view')],
  seeMore: servicePath(id),
})

/** Add Services (SPEC §2): the services, with a shield on those for adults. */
export function ServiceTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'views'])
  const list = useList((search) => adminPages('get_services', { search, limit: 24, ...(order && { order }) }))
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
      form={(open) => <ServiceForm {...open} />}
    />
  )
}
