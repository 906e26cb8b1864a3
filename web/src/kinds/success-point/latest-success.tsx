import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { SectionHead } from '../../page/section-head.tsx'
import { SuccessItem, successRowClass } from './item.tsx'

const latest = publicQuery('get_succ', { limit: 3 })

/** The latest success points. Renders nothing when there are none or they cannot be loaded. */
export function LatestSuccess() {
  const points = useQuery(latest).data?.data ?? []
  if (points.length === 0) return null
  return (
    <section aria-labelledby="latest-success" className="media-width pt-14">
      <SectionHead
        id="latest-success"
        title={eventScreenTexts.latestSuccess}
        to={paths.viewSuccess}
        all={eventScreenTexts.allSuccess}
      />
      <ul className={successRowClass}>
        {points.map((point) => (
          <SuccessItem key={point.id} point={point} />
        ))}
      </ul>
    </section>
  )
}
