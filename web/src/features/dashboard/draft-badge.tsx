import CalendarClock from 'lucide-react/icons/calendar-clock'
import { formatDay } from '../../lib/format-day.ts'

/** Marks what only admins see, with the day on which everybody will. @param day YYYY-MM-DD */
export function DraftBadge({ day }: { day: string }) {
  return (
    <p className="inline-flex items-center gap-1.5 justify-self-start rounded-full border border-amber px-2.5 py-0.5 text-sm text-amber">
      <CalendarClock aria-hidden="true" className="size-4" />
      Draft until {formatDay(day)}
    </p>
  )
}
