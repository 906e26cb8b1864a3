import { prose } from '@dlm/contract/brand/prose'
import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Link } from 'react-router'
import { NextEvent } from '../kinds/event/next-event.tsx'
import { LatestSuccess } from '../kinds/success-point/latest-success.tsx'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { eventsTitle } from '../shell/group-titles.ts'
import { NewYear } from '../shell/new-year.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Events and success: the ways to both, the next events, and the latest success (SPEC §2). */
export default function Events() {
  const hasEvents = isOffered(paths.viewEvents)
  const hasSuccess = isOffered(paths.viewSuccess)
  return (
    <>
      <Title>{eventsTitle()}</Title>
      <div className="media-width items-center lg:flex">
        <PageHeader title={eventsTitle()} intro={prose.eventsIntro}>
          <div className="flex flex-wrap gap-3 pt-2">
            {hasEvents && (
              <Link to={paths.viewEvents} className={buttonClass('primary')}>
                {eventScreenTexts.viewEvents}
              </Link>
            )}
            {hasSuccess && (
              <Link to={paths.viewSuccess} className={buttonClass('secondary')}>
                {eventScreenTexts.viewSuccess}
              </Link>
            )}
          </div>
        </PageHeader>
        <NewYear className="mx-auto" />
      </div>
      {hasEvents && <NextEvent />}
      {hasSuccess && <LatestSuccess />}
    </>
  )
}
