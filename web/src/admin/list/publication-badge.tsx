import { asDraft } from '@dlm/contract/constants'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { studioDay } from '@dlm/contract/format/day'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import { formatDay, formatPublish } from '../../lib/format/format-day.ts'

/** When an entry is public, as admins' lists say it. */
export interface Publication {
  publish?: string | undefined
  takeDown?: string | undefined
}

/** Whether the entry is public now. */
export function isPublic({ publish, takeDown }: Publication): boolean {
  return publish === undefined && (takeDown === undefined || studioDay(Date.now()) < takeDown)
}

/** Until when an entry is public; undefined where it stays, or is gone. */
function lastsUntil({ takeDown }: Publication): string | undefined {
  return takeDown !== undefined && studioDay(Date.now()) < takeDown
    ? listTexts.publishedUntil(formatDay(takeDown))
    : undefined
}

/** In which state an entry is: published, a draft, with when it becomes public, or taken down. */
export function PublicationBadge(entry: Publication) {
  const { publish } = entry
  if (isPublic(entry))
    return (
      <p className="inline-flex items-center gap-1.5 justify-self-start text-sm text-soft">
        <span aria-hidden="true" className="state-dot" />
        {lastsUntil(entry) ?? listTexts.published}
      </p>
    )
  const Icon = publish === undefined ? CalendarX : CalendarClock
  return (
    <p className="inline-flex items-center gap-1.5 justify-self-start rounded-control border border-amber px-2.5 py-0.5 text-sm text-amber">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {publish === undefined
        ? listTexts.unpublished
        : publish === asDraft
          ? listTexts.draft
          : listTexts.scheduled(formatPublish(publish))}
    </p>
  )
}
