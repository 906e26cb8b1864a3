import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SuccessItem, successListClass } from './item.tsx'

const latest = publicQuery('get_succ', { limit: 1 })

/** The latest success point. Renders nothing when there is none or it cannot be loaded. */
export function LatestSuccess() {
  const [point] = useQuery(latest).data?.data ?? []
  if (!point) return null
  return (
    <section aria-labelledby="latest-success" className="text-width pt-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-success">{eventScreenTexts.latestSuccess}</h2>
        <Link to={paths.viewSuccess} className={buttonClass('ghost', '-me-3')}>
          {eventScreenTexts.allSuccess}
        </Link>
      </div>
      <ul className={successListClass}>
        <SuccessItem point={point} />
      </ul>
    </section>
  )
}
