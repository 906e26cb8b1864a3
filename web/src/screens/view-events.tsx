import { useSearchParams } from 'react-router'
import { EventList } from '../features/events/event-list.tsx'
import { EventScreen } from '../features/events/event-screen.tsx'

/** The events, searched on title and details; `?id=` opens one (SPEC §2). */
export default function ViewEvents() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return id ? <EventScreen id={id} /> : <EventList />
}
