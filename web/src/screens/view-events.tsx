import { ViewTransition } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { screenTransition } from '../lib/focus/screen-transition.ts'

/** Each in a chunk of its own: who opens a shared event needs no list, and the other way round. */
const List = lazyComponent(async () => {
  const { EventList } = await import('../kinds/event/list.tsx')
  return { default: EventList }
})
const Detail = lazyComponent(async () => {
  const { EventScreen } = await import('../kinds/event/screen.tsx')
  return { default: EventScreen }
})

/** The events, searched on title and details; `?id=` opens one (SPEC §2). */
export default function ViewEvents() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return (
    <ViewTransition key={id} {...screenTransition}>
      {id ? <Detail /> : <List />}
    </ViewTransition>
  )
}
