import { useSearchParams } from 'react-router'
import { LazyScreen, screenLoader } from '../lib/lazy-screen.tsx'

/** Each in a chunk of its own: who opens a shared event needs no list, and the other way round. */
const list = screenLoader(async () => {
  const { EventList } = await import('../features/events/event-list.tsx')
  return { default: EventList }
})
const detail = screenLoader(async () => {
  const { EventScreen } = await import('../features/events/event-screen.tsx')
  return { default: EventScreen }
})

/** The events, searched on title and details; `?id=` opens one (SPEC §2). */
export default function ViewEvents() {
  const [parameters] = useSearchParams()
  return <LazyScreen load={parameters.get('id') ? detail : list} />
}
