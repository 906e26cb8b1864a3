import type { Service } from '@dlm/contract/catalogue/services.schema'
import { shieldAbove } from '@dlm/contract/constants'
import { catalogueTexts } from '@dlm/contract/texts'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { BackLink } from '../site/page-header.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { Title } from '../site/title.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { ServiceDetail } from './service-detail.tsx'

/** One service by its id, in each of its states; one for adults asks before it opens. */
export function ServiceScreen({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(read('get_services', { id }))
  const [service] = data?.data ?? []
  return (
    <div className="mx-auto max-w-text px-4 pt-6 sm:px-6 sm:pt-10">
      <BackLink to={paths.services} label="All services" />
      {service ? (
        <AgeGate service={service}>
          <ServiceDetail service={service} />
        </AgeGate>
      ) : error ? (
        <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : isFetching ? (
        <DetailSkeleton title="Service" />
      ) : (
        <NoService />
      )}
    </div>
  )
}

/** Adults confirmed once are not asked again until the page is loaded anew. */
let confirmed = false

/** Shows its content at once, or, above the age limit, when the visitor says to be old enough. A no leads back. */
function AgeGate({ service, children }: { service: Service; children: ReactNode }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(service.ageLmt <= shieldAbove || confirmed)

  useEffect(() => {
    if (open) return
    const leaving = new AbortController()
    void notify(catalogueTexts.adultsOnly, leaving.signal).then((choice) => {
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
      <Title>Adults only</Title>
      <MessagePanel isScreen icon={ShieldAlert} title="This service is meant for adults" />
    </>
  )
}

function NoService() {
  return (
    <>
      <Title>Service not found</Title>
      <MessagePanel
        isScreen
        icon={SearchX}
        title="This service is not here"
        action={
          <Link to={paths.services} className={buttonClass('primary')}>
            See all services
          </Link>
        }
      >
        It does not exist or was removed.
      </MessagePanel>
    </>
  )
}
