import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { catalogueToolTexts } from '@dlm/contract/catalogue/catalogue-tools.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { plural } from '@dlm/contract/format/plural'
import { preview } from '@dlm/contract/format/preview'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { byName, most } from '../../admin/list/sorts.ts'
import type { Column } from '../../admin/list/table.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { ShieldBadge } from './shield-badge.tsx'

const forms = lazyModule('service-form', () => import('./form.tsx'))

/** The service as its list shows it. */
const entryOf = ({ title, text, ageLmt, got }: Service) => ({
  name: title,
  badge: <ShieldBadge ageLimit={ageLmt} />,
  text: preview(text),
  facts: [{ column: 'views', value: leadingZero(got), words: plural(got, 'view') }],
})

const columns: readonly Column[] = [
  { id: 'badge', label: listTexts.audience, width: '8rem' },
  { id: 'views', label: listTexts.views, width: '5.5rem', isNumber: true, sorts: most('views') },
]

/** Add Services (SPEC §2): the services, with a shield on those for adults. */
export function ServiceTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="service"
      label={catalogueToolTexts.service}
      pagesOf={(query) => adminPages('get_services', query)}
      entryOf={entryOf}
      columns={columns}
      titled={{ label: listTexts.title, sorts: byName }}
      removedTitle={catalogueTexts.serviceDeleted.title}
      forms={forms}
      form={({ ServiceForm }, open) => <ServiceForm {...open} />}
    />
  )
}
