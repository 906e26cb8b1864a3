import { notificationTexts } from '@dlm/contract/notifications/notifications.texts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import { cardFace, cardLinkClass } from '../../page/card.tsx'
import { useNotifications } from './use-notifications.ts'

/** How many are on the home screen; the bell has all. */
const maxEntries = 3

/** The latest unread notifications: replies, keys, news of the studio. Renders nothing without any. */
export function UnreadStrip() {
  const { unread, view } = useNotifications()
  if (unread.length === 0) return null
  return (
    <section aria-labelledby="unread">
      <h2 id="unread" className="mb-5">
        {notificationTexts.newForYou}
      </h2>
      <ul className="grid gap-4 min-[820px]:grid-cols-3 min-[820px]:gap-5">
        {unread.slice(0, maxEntries).map(({ nid, title, text, date, link }) => (
          <li key={nid} className={`${cardFace} grid content-start gap-2 p-5`}>
            <p dir="auto" className="font-semibold">
              {link ? (
                <Link to={link} onClick={() => view([nid])} className={cardLinkClass}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p dir="auto" className="line-clamp-3 text-sm text-soft">
              {text}
            </p>
            <p className="flex items-center justify-between text-xs text-soft tabular-nums">
              <time dateTime={date}>{formatDay(date)}</time>
              {link && <ChevronRight aria-hidden="true" className="size-4" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
