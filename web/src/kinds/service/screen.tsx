import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { shieldAbove } from '@dlm/contract/constants'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { EntryNotFound } from '../../page/entry-not-found.tsx'
import { LinkedItem } from '../../page/linked-item.tsx'
import { OtherEntries } from '../../page/other-entries.tsx'
import { BackLink } from '../../page/page-header.tsx'
import { Title } from '../../page/title.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { ServiceCard } from './card.tsx'
import { ServiceDetail, ServiceDetailSkeleton } from './detail.tsx'

/** The service of `?id=`; one for adults asks for the age first. */
export function ServiceScreen() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  return (
    <div className="media-width pt-6 sm:pt-10">
      <BackLink to={paths.services} label={serviceScreenTexts.allServices} />
      <LinkedItem
        results={useQuery(publicQuery('get_services', { id }))}
        skeleton={<ServiceDetailSkeleton />}
        notFound={<EntryNotFound one="service" all="services" icon={SearchX} listPath={paths.services} />}
      >
        {(service) => (
          <AgeGate key={id} service={service}>
            <ServiceDetail key={id} service={service} />
            <OtherEntries
              heading={serviceScreenTexts.moreServices}
              query={(limit) => publicQuery('get_services', { limit })}
              id={service.id}
              gridClass="grid gap-4 min-[820px]:grid-cols-2"
              card={(other) => <ServiceCard key={other.id} service={other} />}
            />
          </AgeGate>
        )}
      </LinkedItem>
    </div>
  )
}

/** Confirmed once, the age is not asked again until a reload. */
let confirmed = false

/** Shows its content at once, or, with an age limit, after the visitor confirmed the age. A no goes back. */
function AgeGate({ service, children }: { service: Service; children: ReactNode }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(service.ageLmt <= shieldAbove || confirmed)

  useEffect(() => {
    if (open) return
    const leaving = new AbortController()
    void notify(catalogueTexts.adultsOnly, { signal: leaving.signal }).then((choice) => {
      if (leaving.signal.aborted) return
      confirmed = choice === 'yes'
      if (confirmed) setOpen(true)
      else void navigate(paths.services, { replace: true })
    })
    return () => leaving.abort()
  }, [open, navigate])

  if (open) return children
  return (
    <>
      <Title>{serviceScreenTexts.adultsOnly}</Title>
      <MessagePanel isScreen icon={ShieldAlert} title={serviceScreenTexts.adultsOnlyTitle} />
    </>
  )
}
