import { prose } from '@dlm/contract/brand/prose'
import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Link } from 'react-router'
import { NextEvent } from '../kinds/event/next-event.tsx'
import { paths } from '../lib/paths.ts'
import { Hero } from '../page/hero.tsx'
import { Title } from '../page/title.tsx'
import { eventsTitle } from '../shell/group-titles.ts'
import { buttonClass } from '../ui/button.tsx'

/** Events and success: the ways to both, and the next event (SPEC §2). */
export default function Events() {
  const hasEvents = isOffered(paths.viewEvents)
  return (
    <>
      <Title>{eventsTitle()}</Title>
      <Hero compact title={eventsTitle()} text={prose.eventsIntro}>
        {hasEvents && (
          <Link to={paths.viewEvents} className={buttonClass('primary')}>
            {eventScreenTexts.viewEvents}
          </Link>
        )}
        {isOffered(paths.viewSuccess) && (
          <Link to={paths.viewSuccess} className={buttonClass('secondary')}>
            {eventScreenTexts.viewSuccess}
          </Link>
        )}
      </Hero>
      {hasEvents && <NextEvent />}
    </>
  )
}
