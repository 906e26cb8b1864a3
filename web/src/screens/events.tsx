import { prose } from '@dlm/contract/brand/prose'
import { Link } from 'react-router'
import { NextEvent } from '../features/events/next-event.tsx'
import { Hero } from '../features/site/hero.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** Events and success: the ways to both, and the next event (SPEC §2). */
export default function Events() {
  return (
    <>
      <Title>Events and success</Title>
      <Hero compact title="Events and success" text={prose.eventsIntro}>
        <Link to={paths.viewEvents} className={buttonClass('primary')}>
          View Events
        </Link>
        <Link to={paths.viewSuccess} className={buttonClass('secondary')}>
          View Success
        </Link>
      </Hero>
      <NextEvent />
    </>
  )
}
