import { useQuery } from '@tanstack/react-query'
import CalendarX from 'lucide-react/icons/calendar-x'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'
import { BackLink } from '../site/page-header.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { Title } from '../site/title.tsx'
import { EventDetail, EventDetailSkeleton } from './event-detail.tsx'

/** One event by its id, in each of its states. */
export function EventScreen({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(read('get_all_events', { id }))
  const [event] = data?.data ?? []
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6 sm:pt-10">
      <BackLink to={paths.viewEvents} label="All events" />
      {event ? (
        <EventDetail event={event} />
      ) : error && error.code !== 'invalid-input' ? (
        <>
          <Title>Event</Title>
          <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
        </>
      ) : isPending && !error ? (
        <EventDetailSkeleton />
      ) : (
        <NoEvent />
      )}
    </div>
  )
}

function NoEvent() {
  return (
    <>
      <Title>Event not found</Title>
      <MessagePanel
        isScreen
        icon={CalendarX}
        title="This event is not here"
        action={
          <Link to={paths.viewEvents} className={buttonClass('primary')}>
            See all events
          </Link>
        }
      >
        It does not exist or was removed.
      </MessagePanel>
    </>
  )
}
