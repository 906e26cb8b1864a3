import { prose } from '@dlm/contract/brand/prose'
import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import Trophy from 'lucide-react/icons/trophy'
import { SuccessItem, SuccessItemSkeleton, successListClass } from '../kinds/success-point/item.tsx'
import { infiniteList } from '../lib/api/query.ts'
import { useList } from '../lib/api/use-list.ts'
import { paths } from '../lib/paths.ts'
import { ListScreen } from '../page/list-screen.tsx'
import { eventsTitle } from '../shell/group-titles.ts'

const words = {
  one: eventScreenTexts.successPoint,
  many: eventScreenTexts.successPoints,
  all: eventScreenTexts.successPoints,
}

/** The success points, newest first, searched on title and details (SPEC §2). */
export default function ViewSuccess() {
  return (
    <ListScreen
      list={useList((search) => infiniteList('get_succ', { search, limit: 12 }))}
      title={eventScreenTexts.success}
      header={{
        intro: prose.successesIntro,
        back: { to: paths.events, label: eventsTitle() },
      }}
      words={words}
      icon={Trophy}
      isOrdered
      gridClass={successListClass}
      skeleton={SuccessItemSkeleton}
      skeletons={5}
      card={(point) => <SuccessItem key={point.id} point={point} />}
    />
  )
}
